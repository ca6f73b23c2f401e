import Glibc

// Timer sources. What the app gets as a timer is an unused queue, so that Dispatch starts no thread
// for it; all functions that take timers are replaced here, and find a `DispatchTimer` for it.

/// `dispatch_source_create(3)`.
@_cdecl("dispatch_source_create")
public func virtualSourceCreate(
  _ type: UnsafeRawPointer, _ handle: UInt, _ mask: UInt, _ queue: UnsafeRawPointer?
) -> UnsafeMutableRawPointer? {
  guard SystemClock.isInCharge, type == RealSources.timerType else {
    return RealSources.create?(type, handle, mask, queue)
  }
  guard let object = RealSources.createQueue?("timer", nil),
    let queue = queue ?? RealSources.globalQueue?(0, 0).map({ UnsafeRawPointer($0) })
  else { return nil }
  DispatchTimer.register(object, queue: queue)
  return object
}

/// `dispatch_source_set_timer(3)`.
@_cdecl("dispatch_source_set_timer")
public func virtualSourceSetTimer(
  _ source: UnsafeRawPointer, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64
) {
  guard let timer = DispatchTimer.of(source) else {
    return RealSources.setTimer?(source, start, interval, leeway) ?? ()
  }
  timer.set(
    after: start == .max ? nil : start == 0 ? .zero : DispatchBlock.delay(until: start),
    interval: Int64(exactly: interval).map { $0 == .max ? nil : .nanoseconds($0) } ?? nil)
}

/// `dispatch_source_set_event_handler(3)`.
@_cdecl("dispatch_source_set_event_handler")
public func virtualSourceSetEventHandler(_ source: UnsafeRawPointer, _ block: UnsafeRawPointer?) {
  guard let timer = DispatchTimer.of(source) else {
    return RealSources.setEventHandler?(source, block) ?? ()
  }
  timer.set(.event, block)
}

/// `dispatch_source_set_cancel_handler(3)`.
@_cdecl("dispatch_source_set_cancel_handler")
public func virtualSourceSetCancelHandler(_ source: UnsafeRawPointer, _ block: UnsafeRawPointer?) {
  guard let timer = DispatchTimer.of(source) else {
    return RealSources.setCancelHandler?(source, block) ?? ()
  }
  timer.set(.cancel, block)
}

/// `dispatch_source_set_registration_handler(3)`.
@_cdecl("dispatch_source_set_registration_handler")
public func virtualSourceSetRegistrationHandler(
  _ source: UnsafeRawPointer, _ block: UnsafeRawPointer?
) {
  guard let timer = DispatchTimer.of(source) else {
    return RealSources.setRegistrationHandler?(source, block) ?? ()
  }
  timer.set(.registration, block)
}

/// `dispatch_source_cancel(3)`.
@_cdecl("dispatch_source_cancel")
public func virtualSourceCancel(_ source: UnsafeRawPointer) {
  guard let timer = DispatchTimer.of(source) else { return RealSources.cancel?(source) ?? () }
  timer.cancel()
}

/// `dispatch_source_testcancel(3)`.
@_cdecl("dispatch_source_testcancel")
public func virtualSourceTestCancel(_ source: UnsafeRawPointer) -> Int {
  guard let timer = DispatchTimer.of(source) else { return RealSources.testCancel?(source) ?? 0 }
  return timer.isCancelled ? 1 : 0
}

/// `dispatch_source_get_data(3)`: how often a timer has fired since its handler last ran.
@_cdecl("dispatch_source_get_data")
public func virtualSourceGetData(_ source: UnsafeRawPointer) -> UInt {
  DispatchTimer.of(source) == nil ? RealSources.getData?(source) ?? 0 : 1
}

/// `dispatch_resume(3)`.
@_cdecl("dispatch_resume")
public func virtualResume(_ object: UnsafeRawPointer) {
  guard let timer = DispatchTimer.of(object) else { return RealSources.resume?(object) ?? () }
  timer.resume()
}

/// `dispatch_activate(3)`.
@_cdecl("dispatch_activate")
public func virtualActivate(_ object: UnsafeRawPointer) {
  guard let timer = DispatchTimer.of(object) else { return RealSources.activate?(object) ?? () }
  timer.resume()
}

/// `dispatch_suspend(3)`.
@_cdecl("dispatch_suspend")
public func virtualSuspend(_ object: UnsafeRawPointer) {
  guard let timer = DispatchTimer.of(object) else { return RealSources.suspend?(object) ?? () }
  timer.suspend()
}

/// `dispatch_release(3)`: a timer stops when its last reference goes.
@_cdecl("dispatch_release")
public func virtualRelease(_ object: UnsafeRawPointer) {
  DispatchTimer.willRelease(object)
  RealSources.release?(object)
}

/// Dispatch's own functions, which those here replace.
private enum RealSources {
  typealias CreateFunction =
    @convention(c) (
      UnsafeRawPointer, UInt, UInt, UnsafeRawPointer?
    ) -> UnsafeMutableRawPointer?
  typealias CreateQueueFunction =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeRawPointer?
    ) -> UnsafeMutableRawPointer?
  typealias GlobalQueueFunction = @convention(c) (Int, UInt) -> UnsafeMutableRawPointer?
  typealias SetTimerFunction = @convention(c) (UnsafeRawPointer, UInt64, UInt64, UInt64) -> Void
  typealias SetHandlerFunction = @convention(c) (UnsafeRawPointer, UnsafeRawPointer?) -> Void
  typealias TestFunction = @convention(c) (UnsafeRawPointer) -> Int
  typealias DataFunction = @convention(c) (UnsafeRawPointer) -> UInt

  nonisolated(unsafe) static let timerType = UnsafeRawPointer(
    dlsym(nil, "_dispatch_source_type_timer"))
  static let create: CreateFunction? = SystemClock.next("dispatch_source_create")
  static let createQueue: CreateQueueFunction? = SystemClock.next("dispatch_queue_create")
  static let globalQueue: GlobalQueueFunction? = SystemClock.next("dispatch_get_global_queue")
  static let setTimer: SetTimerFunction? = SystemClock.next("dispatch_source_set_timer")
  static let setEventHandler: SetHandlerFunction? =
    SystemClock.next("dispatch_source_set_event_handler")
  static let setCancelHandler: SetHandlerFunction? =
    SystemClock.next("dispatch_source_set_cancel_handler")
  static let setRegistrationHandler: SetHandlerFunction? =
    SystemClock.next("dispatch_source_set_registration_handler")
  static let cancel: DispatchBlock.ObjectFunction? = SystemClock.next("dispatch_source_cancel")
  static let testCancel: TestFunction? = SystemClock.next("dispatch_source_testcancel")
  static let getData: DataFunction? = SystemClock.next("dispatch_source_get_data")
  static let resume: DispatchBlock.ObjectFunction? = SystemClock.next("dispatch_resume")
  static let activate: DispatchBlock.ObjectFunction? = SystemClock.next("dispatch_activate")
  static let suspend: DispatchBlock.ObjectFunction? = SystemClock.next("dispatch_suspend")
  static let release: DispatchBlock.ObjectFunction? = SystemClock.next("dispatch_release")
}
