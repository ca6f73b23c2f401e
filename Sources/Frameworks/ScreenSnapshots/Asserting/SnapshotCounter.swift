import Synchronization

/// Numbers snapshots without a name, from one for each test; a process runs one test.
final class SnapshotCounter: Sendable {
  /// The one in force: of this process, or of a test with a trait of its own.
  @TaskLocal static var own = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// The next number of the snapshots of a file and a test.
  func next(for key: String) -> Int {
    counts.withLock { counts in
      let number = counts[key, default: 0] + 1
      counts[key] = number
      return number
    }
  }
}
