import Glibc

// Condition variables, which `NSCondition`, `NSConditionLock` and the waits of operations end in.
// POSIX allows a wait to end before its condition holds; whoever waits looks again.

/// `pthread_cond_wait(3)`: another piece of work is done, and the caller looks again.
@_cdecl("pthread_cond_wait")
public func virtualConditionWait(
  _ condition: UnsafeMutableRawPointer, _ mutex: UnsafeMutableRawPointer
) -> CInt {
  let lock = mutex.assumingMemoryBound(to: pthread_mutex_t.self)
  guard SystemClock.isInCharge else { return RealConditions.wait?(condition, mutex) ?? EINVAL }
  pthread_mutex_unlock(lock)
  let hasWorked = BlockedThread.step()
  pthread_mutex_lock(lock)
  // With nothing left to do, only another real thread can end the wait.
  return hasWorked ? 0 : RealConditions.wait?(condition, mutex) ?? EINVAL
}

/// The C library's own functions, behind ours.
private enum RealConditions {
  typealias WaitFunction =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> CInt

  static let wait: WaitFunction? = SystemClock.next("pthread_cond_wait")
}
