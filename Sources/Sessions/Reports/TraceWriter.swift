import Foundation
public import SessionProtocol

/// Writes runs to trace files: the events of a run, one JSON object a line.
public final class TraceWriter {
  private let folder: String
  private var files: [String: FileHandle] = [:]

  /// What went wrong last, if something did.
  public private(set) var problem: String?

  /// Opens a folder for traces, making it if it is not there.
  ///
  /// - Throws: What the file system says.
  public init(folder: String) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  /// Writes an event to its run's file, which is closed with the last event.
  public func write(_ event: Event, of test: String, iteration: Int) {
    let name = "\(test.replacing("/", with: "-"))-\(iteration).jsonl"
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
    if case .testEnded = event.content { files[name] = nil }
  }
}
