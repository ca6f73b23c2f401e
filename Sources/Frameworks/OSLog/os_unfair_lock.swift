import Glibc

/// A lock that is no bigger than a number; whoever waits for it gives others the processor.
public struct os_unfair_lock_s: Sendable {
  /// The thread that holds it, or 0.
  fileprivate var owner: UInt

  /// Creates a lock that nobody holds.
  public init() { owner = 0 }

  /// What decides who holds locks: no lock is held longer than a comparison.
  fileprivate nonisolated(unsafe) static let decision: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()

  fileprivate static func decide(_ body: () -> Bool) -> Bool {
    pthread_mutex_lock(decision)
    defer { pthread_mutex_unlock(decision) }
    return body()
  }
}

/// The name by which code knows the lock.
public typealias os_unfair_lock = os_unfair_lock_s

/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock if nobody holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  os_unfair_lock_s.decide {
    guard lock.pointee.owner == 0 else { return false }
    lock.pointee.owner = UInt(pthread_self())
    return true
  }
}

/// Takes a lock as soon as nobody holds it; a thread that holds it already ends the app.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) {
    if isMine(lock) {
      fatalError("BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
    }
    sched_yield()
  }
}

/// Gives a lock back; a thread that does not hold it ends the app.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  guard isMine(lock) else {
    fatalError(
      "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread")
  }
  _ = os_unfair_lock_s.decide {
    lock.pointee.owner = 0
    return true
  }
}

/// Ends the app unless this thread holds the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(
    isMine(UnsafeMutablePointer(mutating: lock)),
    "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly not owned by current thread")
}

/// Ends the app if this thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(
    !isMine(UnsafeMutablePointer(mutating: lock)),
    "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly owned by current thread")
}

private func isMine(_ lock: os_unfair_lock_t) -> Bool {
  os_unfair_lock_s.decide { lock.pointee.owner == UInt(pthread_self()) }
}
