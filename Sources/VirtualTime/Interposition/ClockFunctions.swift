import Glibc
import Synchronization

/// `clock_gettime(2)` on the virtual clock.
///
/// `Date()`, `ContinuousClock.now`, `DispatchTime.now()` and `ProcessInfo.systemUptime` all come
/// here. Processor-time clocks stay real.
@_cdecl("clock_gettime")
public func virtualClockGetTime(
  _ clock: CInt, _ time: UnsafeMutableRawPointer?
) -> CInt {
  guard SystemClock.isVirtual.load(ordering: .relaxed), let time,
    clock != CLOCK_PROCESS_CPUTIME_ID, clock != CLOCK_THREAD_CPUTIME_ID
  else { return SystemClock.realClock?(clock, time) ?? -1 }
  let isWallClock = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE
  let start = isWallClock ? SystemClock.epoch : SystemClock.uptime
  KernelTime.store(Scheduler.shared.now + .seconds(start), to: time)
  return 0
}

/// `gettimeofday(2)` on the virtual clock; a run loop compares its timers' dates with it.
@_cdecl("gettimeofday")
public func virtualGetTimeOfDay(
  _ time: UnsafeMutableRawPointer?, _ zone: UnsafeMutableRawPointer?
) -> CInt {
  guard SystemClock.isVirtual.load(ordering: .relaxed), let time else {
    return SystemClock.realTimeOfDay?(time, zone) ?? -1
  }
  let now = Scheduler.shared.now + .seconds(SystemClock.epoch)
  KernelTime.store(now, to: time, partsPerSecond: 1_000_000)
  return 0
}

/// `sleep(3)` on the virtual clock.
@_cdecl("sleep")
public func virtualSleep(_ seconds: CUnsignedInt) -> CUnsignedInt {
  SystemClock.sleep(for: .seconds(Int64(seconds)))
  return 0
}

/// `usleep(3)` on the virtual clock.
@_cdecl("usleep")
public func virtualMicrosecondSleep(_ microseconds: CUnsignedInt) -> CInt {
  SystemClock.sleep(for: .microseconds(Int64(microseconds)))
  return 0
}

/// `nanosleep(2)` on the virtual clock; `Thread.sleep` ends here.
@_cdecl("nanosleep")
public func virtualNanosleep(
  _ request: UnsafeRawPointer?, _ remaining: UnsafeMutableRawPointer?
) -> CInt {
  guard let request else { return -1 }
  // Foundation sleeps again until its moment has passed, at last for less than a nanosecond: that
  // must pass too, or it sleeps for ever.
  SystemClock.sleep(for: max(.microseconds(1), KernelTime.load(from: request)))
  return 0
}
