import Foundation
import SessionProtocol
import Sessions

/// The files that a run leaves behind: traces, attachments, a report, snapshots.
final class RunOutputs {
  private let traces: TraceWriter?
  private let attachments: AttachmentFolder?
  private let report: JUnitWriter?
  private let snapshots: SnapshotWriter

  /// Opens what was asked for.
  ///
  /// - Throws: `CommandError` when a folder or a file cannot be made.
  init(
    trace: String?, attachments: String?, junit: String?, target: String, isRepeated: Bool,
    snapshots: SnapshotWriter
  ) throws {
    self.snapshots = snapshots
    traces = try trace.map { folder in
      try Self.open("The folder \"\(folder)\" for traces") { try TraceWriter(folder: folder) }
    }
    self.attachments = try attachments.map { folder in
      try Self.open("The folder \"\(folder)\" for attachments") {
        try AttachmentFolder(folder: folder)
      }
    }
    report = try junit.map { file in
      try Self.open("The report \"\(file)\"") {
        try JUnitWriter(path: file, target: target, isRepeated: isRepeated)
      }
    }
  }

  /// Takes an event in, as it arrives.
  func receive(_ event: Event, of test: String, iteration: Int) {
    traces?.write(event, of: test, iteration: iteration)
    switch event.content {
    case .attachment(let attachment):
      attachments?.save(attachment, of: test, iteration: iteration)
    case .snapshot(let snapshot): snapshots.receive(snapshot)
    default: break
    }
  }

  /// Closes what belongs to a run that has ended.
  ///
  /// - Returns: The result with what was saved.
  func complete(_ result: TestResult) -> TestResult {
    traces?.close(result.label, iteration: result.iteration)
    var result = result
    result.attachments =
      attachments?.close(
        result.label, iteration: result.iteration, hasPassed: result.status == .passed) ?? []
    return result
  }

  /// Adds a result to the report.
  func add(_ result: TestResult) { report?.add(result) }

  /// Ends the report, and writes the texts that belong into sources.
  ///
  /// - Parameter interruption: How far the runs were when they were stopped; `nil` where all have run.
  func close(_ interruption: BatchInterruption?) {
    snapshots.finish()
    report?.close(interruption)
  }

  /// Why files are missing, if any are.
  var failures: [CommandError] {
    let files = [traces?.failure, attachments?.failure, report?.failure].compactMap(\.self)
    let snapshots = [snapshots.failure].compactMap(\.self)
    return files.map(CommandError.file) + snapshots.map(CommandError.snapshot)
  }

  /// What was left out of the files on purpose, in a sentence.
  var note: String? { attachments?.note }

  private static func open<Output>(_ name: String, _ body: () throws -> Output) throws -> Output {
    do {
      return try body()
    } catch let error as OutputFileError {
      throw CommandError.file(error)
    } catch {
      throw CommandError.usage("\(name) cannot be made: \(error.localizedDescription)")
    }
  }
}
