import Glibc

/// A timer source of Dispatch on the virtual clock.
///
/// Used on the one thread that virtual time is for.
final class DispatchTimer {
  /// What an app sets to be called.
  enum Handler: Hashable { case event, cancel, registration }

  private nonisolated(unsafe) static var timers: [UnsafeRawPointer: DispatchTimer] = [:]

  private let queue: UnsafeRawPointer
  private var handlers: [Handler: DispatchBlock] = [:]
  private var due: Duration?
  private var interval: Duration?
  /// A source begins suspended.
  private var suspensions = 1
  private var work: ScheduledWork?
  /// The calls that have set it going, once somebody has asked.
  private var starter: CallStack?
  /// Whether it has been cancelled for good.
  private(set) var isCancelled = false

  private init(queue: UnsafeRawPointer) { self.queue = queue }

  /// The timer behind a source; nil for objects that are none.
  static func of(_ source: UnsafeRawPointer) -> DispatchTimer? {
    timers.isEmpty || !SystemClock.isInCharge ? nil : timers[source]
  }

  /// Makes a timer behind an object.
  static func register(_ source: UnsafeRawPointer, queue: UnsafeRawPointer) {
    timers[source] = DispatchTimer(queue: queue)
  }

  /// Forgets a timer if the object behind it is about to go.
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

  /// Sets what is called; nil for nothing.
  func set(_ handler: Handler, _ block: UnsafeRawPointer?) {
    handlers[handler] = block.map { DispatchBlock(copying: $0, for: queue) }
  }

  /// Counts suspensions down; at none the timer runs.
  func resume() {
    guard suspensions > 0 else { return }
    suspensions -= 1
    guard suspensions == 0 else { return }
    handlers.removeValue(forKey: .registration)?
      .schedule(after: .zero, label: "DispatchSource registration")
    restart()
  }

  /// Counts suspensions up.
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

  /// Who has set the timer going: the code of the app, where that does it, and not its last firing.
  private func origin(upTo end: UInt?) -> CallStack {
    if let known = starter { return known }
    let stack = CallStack.captureAcrossLibraries(upTo: end)
    starter = stack
    return stack
  }

  private func fire() {
    // An interval of nothing would never let the clock go on.
    due = interval.map { Scheduler.shared.now + max(.milliseconds(1), $0) }
    restart()
    handlers[.event]?.call()
  }
}
