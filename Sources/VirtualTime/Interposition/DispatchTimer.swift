import Glibc

/// A timer source of Dispatch on the virtual clock; used on the main thread only.
final class DispatchTimer {
  /// The kinds of handlers that an app can set.
  enum Handler: Hashable { case event, cancel, registration }

  private nonisolated(unsafe) static var timers: [UnsafeRawPointer: DispatchTimer] = [:]

  private let queue: UnsafeRawPointer
  private var handlers: [Handler: DispatchBlock] = [:]
  private var due: Duration?
  private var interval: Duration?
  /// A source begins suspended.
  private var suspensions = 1
  private var work: ScheduledWork?
  /// The calls that started it; nil until they are asked for.
  private var starter: CallStack?
  /// Whether it has been cancelled for good.
  private(set) var isCancelled = false

  private init(queue: UnsafeRawPointer) { self.queue = queue }

  /// The timer of a source; nil for an object that is no timer source.
  static func of(_ source: UnsafeRawPointer) -> DispatchTimer? {
    timers.isEmpty || !SystemClock.isInCharge ? nil : timers[source]
  }

  /// Makes a timer for a source.
  static func register(_ source: UnsafeRawPointer, queue: UnsafeRawPointer) {
    timers[source] = DispatchTimer(queue: queue)
  }

  /// Forgets the timer of an object that is about to be freed.
  static func willRelease(_ source: UnsafeRawPointer) {
    guard let timer = of(source) else { return }
    // An object begins with a pointer and two counts, the second of references from outside less
    // one (`os_object_s` in Dispatch).
    guard source.load(fromByteOffset: 12, as: Int32.self) == 0 else { return }
    timer.work?.cancel()
    timers[source] = nil
  }

  /// Sets when it fires.
  ///
  /// - Parameters:
  ///   - delay: How long from now at first; nil for never.
  ///   - interval: How long between two times; nil for once.
  func set(after delay: Duration?, interval: Duration?) {
    due = delay.map { Scheduler.shared.now + max(.zero, $0) }
    starter = nil
    self.interval = interval
    restart()
  }

  /// Sets a handler; nil removes it.
  func set(_ handler: Handler, _ block: UnsafeRawPointer?) {
    handlers[handler] = block.map { DispatchBlock(copying: $0, for: queue) }
  }

  /// Takes back one suspension; the timer runs when none is left.
  func resume() {
    guard suspensions > 0 else { return }
    suspensions -= 1
    guard suspensions == 0 else { return }
    handlers.removeValue(forKey: .registration)?
      .schedule(after: .zero, label: "DispatchSource registration")
    restart()
  }

  /// Adds a suspension, which stops the timer.
  func suspend() {
    suspensions += 1
    work?.cancel()
  }

  /// Ends the timer for good.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    work?.cancel()
    handlers[.event] = nil
    handlers.removeValue(forKey: .cancel)?
      .schedule(after: .zero, label: "DispatchSource cancel handler")
  }

  private func restart() {
    work?.cancel()
    guard let due, suspensions == 0, !isCancelled else { return }
    nonisolated(unsafe) let timer = self
    work = Scheduler.shared.schedule(
      after: due - Scheduler.shared.now, kind: .timer, label: "DispatchSource timer",
      isBackground: !DispatchBlock.isMain(queue), stack: { timer.origin(upTo: $0) }
    ) { timer.fire() }
  }

  /// The calls that started the timer: for every firing those of the app that first did, rather
  /// than those of the firing before.
  private func origin(upTo end: UInt?) -> CallStack {
    if let known = starter { return known }
    let stack = CallStack.captureAcrossLibraries(upTo: end)
    starter = stack
    return stack
  }

  private func fire() {
    // With an interval of zero the timer would fire for ever at one virtual time.
    due = interval.map { Scheduler.shared.now + max(.milliseconds(1), $0) }
    restart()
    handlers[.event]?.call()
  }
}
