import Foundation
import Synchronization

/// What this run has recorded: it is there for the rest of the run, though it is others who write it.
enum RecordedSnapshots {
  private static let recorded = Mutex<[String: Data]>([:])

  /// The bytes of a reference; `nil` where there is none.
  static func data(at path: String) -> Data? {
    recorded.withLock { $0[path] } ?? FileManager.default.contents(atPath: path)
  }

  /// Notes what is a reference from now on.
  static func add(_ data: Data, at path: String) { recorded.withLock { $0[path] = data } }
}
