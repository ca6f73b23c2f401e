import Foundation
package import SessionProtocol

/// Writes runs to trace files: the events of a run, one JSON object a line.
package final class TraceWriter {
  private let folder: String
  private var files: [String: OutputFile] = [:]
  /// Files that are not written to any more.
  private var failed: Set<String> = []

  /// Why a file is missing, if something went wrong.
  package private(set) var failure: OutputFileError?

  /// Opens a folder for traces, making it if it is not there.
  ///
  /// - Throws: What the file system says.
  package init(folder: String) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  /// Writes an event to its run's file, which appears with ``close(_:iteration:)``.
  package func write(_ event: Event, of test: String, iteration: Int) {
    let name = Self.fileName(of: test, iteration: iteration)
    guard !failed.contains(name) else { return }
    do throws(OutputFileError) {
      let file: OutputFile
      if let opened = files[name] {
        file = opened
      } else {
        file = try OutputFile(path: "\(folder)/\(name)")
        files[name] = file
      }
      guard let line = try? MessageCoding.traceLine(for: event) else {
        throw .notFinished(path: "\(folder)/\(name)", reason: "An event cannot be encoded")
      }
      try file.write(line)
    } catch {
      failure = error
      failed.insert(name)
      files[name] = nil
    }
  }

  /// Finishes the file of a run that is over, however it ended.
  package func close(_ test: String, iteration: Int) {
    let name = Self.fileName(of: test, iteration: iteration)
    failed.remove(name)
    do throws(OutputFileError) {
      try files.removeValue(forKey: name)?.finish()
    } catch {
      failure = error
    }
  }

  private static func fileName(of test: String, iteration: Int) -> String {
    "\(test.replacing("/", with: "-"))-\(iteration).jsonl"
  }
}
