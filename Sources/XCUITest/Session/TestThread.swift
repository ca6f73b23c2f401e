import Glibc
import Synchronization

/// The thread that a test runs on, for code that may be called on any other.
enum TestThread {
  /// What other threads have to say, kept at most.
  private static let limit = 1_000
  private static let own = Atomic<UInt>(0)
  private static let inbox = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Makes the calling code's thread the one that the test runs on.
  @MainActor static func become() { own.store(UInt(pthread_self()), ordering: .relaxed) }

  /// Whether the calling code is on the thread that the test runs on.
  static var isCurrent: Bool { own.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// Does something on the test's thread: at once there, otherwise when the test next reports.
  ///
  /// An assertion or a fulfilled expectation on a thread of the app's own must not be told in the
  /// middle of something else.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { return MainActor.assumeIsolated(body) }
    inbox.withLock { if $0.count < limit { $0.append(body) } }
  }

  /// Does what other threads have asked for.
  @MainActor static func catchUp() {
    let waiting = inbox.withLock { inbox in
      defer { inbox = [] }
      return inbox
    }
    for body in waiting { body() }
  }
}
