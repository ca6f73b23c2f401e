import Glibc

// Condition variables: `NSCondition`, `NSConditionLock` and waits for operations call these. POSIX
// lets a wait return before its condition holds, so all callers check the condition again.

/// `pthread_cond_wait(3)`: runs one piece of other work and returns, so that the caller checks its
/// condition again.
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

/// The C library's own functions, which those here replace.
private enum RealConditions {
  typealias WaitFunction =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> CInt

  static let wait: WaitFunction? = SystemClock.next("pthread_cond_wait")
}
