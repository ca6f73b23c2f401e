import Synchronization

/// How often apps were launched, by which frameworks tell one launch from the next.
package final class AppLaunches: Sendable {
  private let launches = Mutex(0)

  /// The number of launches so far.
  package var count: Int { launches.withLock { $0 } }

  /// Takes note of a launch.
  package func begin() { launches.withLock { $0 += 1 } }
}
