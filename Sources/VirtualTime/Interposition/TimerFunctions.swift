import Foundation
import Synchronization

/// `timerfd_settime(2)` on the virtual clock: run loops set their timers with it.
///
/// Only timers of the main thread are virtual; those of other threads stay real.
@_cdecl("timerfd_settime")
public func virtualTimerSetTime(
  _ timer: CInt, _ flags: CInt, _ new: UnsafeRawPointer?, _ old: UnsafeMutableRawPointer?
) -> CInt {
  guard SystemClock.isVirtual.load(ordering: .relaxed), let new, Thread.isMainThread else {
    return RunLoopTimers.realSetTime?(timer, flags, new, old) ?? -1
  }
  // The interval comes first, which run loops do not use.
  let value = KernelTime.load(from: new + KernelTime.size)
  let isAbsolute = flags & RunLoopTimers.absolute != 0
  let due = isAbsolute ? value - .seconds(SystemClock.uptime) - Scheduler.shared.now : value
  // A wake-up that comes too early is set again; the clock must go on between the two.
  RunLoopTimers.set(timer, after: value == .zero ? nil : max(.milliseconds(1), due))
  return 0
}

/// The timers that the main thread's run loops have set: one for each mode of a run loop.
private enum RunLoopTimers {
  typealias SetTime =
    @convention(c) (
      CInt, CInt, UnsafeRawPointer?, UnsafeMutableRawPointer?
    ) -> CInt

  static let realSetTime: SetTime? = SystemClock.next("timerfd_settime")
  /// `TFD_TIMER_ABSTIME`, which Swift's module of the C library does not have.
  static let absolute: CInt = 1
  private static let pending = Mutex<[CInt: ScheduledWork]>([:])

  /// Sets a timer anew; `nil` stops it.
  static func set(_ timer: CInt, after delay: Duration?) {
    let work = delay.map { delay in
      Scheduler.shared.schedule(after: delay, kind: .timer, label: "Timer") { fire(timer) }
    }
    let old = pending.withLock { pending in
      defer { pending[timer] = work }
      return pending[timer]
    }
    old?.cancel()
    arm(timer, isDue: false)
  }

  /// Makes the timer due and runs the run loop once, which then calls the timer's handlers.
  private static func fire(_ timer: CInt) {
    pending.withLock { $0[timer] = nil }
    arm(timer, isDue: true)
    // One pass without a limit: the run loop would wait for a limit to pass, and the clock stands
    // still meanwhile.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  /// Makes the kernel's timer due long ago, or never.
  private static func arm(_ timer: CInt, isDue: Bool) {
    // Interval and value, each of seconds and nanoseconds.
    let time = [0, 0, 0, isDue ? 1 : 0]
    _ = realSetTime?(timer, absolute, time, nil)
  }
}
