import Foundation
package import SessionProtocol

/// Writes runs to trace files: the events of a run, one JSON object a line.
package final class TraceWriter {
  private let folder: String
  private var files: [String: FileHandle] = [:]

  /// What went wrong last, if something did.
  package private(set) var problem: String?

  /// Opens a folder for traces, making it if it is not there.
  ///
  /// - Throws: What the file system says.
  package init(folder: String) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  /// Writes an event to its run's file, which stays open until ``close(_:iteration:)``.
  package func write(_ event: Event, of test: String, iteration: Int) {
    let name = Self.fileName(of: test, iteration: iteration)
    let path = "\(folder)/\(name)"
    do {
      if files[name] == nil {
        guard FileManager.default.createFile(atPath: path, contents: nil) else {
          problem = "The trace file \(path) cannot be written."
          return
        }
        files[name] = FileHandle(forWritingAtPath: path)
      }
      try files[name]?.write(contentsOf: MessageCoding.line(for: event))
    } catch {
      problem = "The trace file \(path) cannot be written: \(error)"
    }
  }

  /// Closes the file of a run that is over, however it ended.
  package func close(_ test: String, iteration: Int) {
    files[Self.fileName(of: test, iteration: iteration)] = nil
  }

  private static func fileName(of test: String, iteration: Int) -> String {
    "\(test.replacing("/", with: "-"))-\(iteration).jsonl"
  }
}
