import Foundation
import Pictures
import SessionProtocol
import SimulatedUIKit
import SnapshotReferences
import Testing
import XCUITest

/// Compares a snapshot with its reference, or records it, and says what is amiss in the words of
/// swift-snapshot-testing.
struct SnapshotVerification<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let file: SnapshotFile
  let name: String?
  /// The type of what is compared.
  let subject: String
  let record: SnapshotTestingConfiguration.Record
  let timeout: TimeInterval
  /// Whether snapshots are only taken and told of, whatever the references are.
  var collects = ProcessInfo.processInfo.environment["POMELO_SNAPSHOTS"] == "collect"

  /// Bytes that are handed on at most.
  private let limit = 32 << 20

  /// Takes the snapshot and compares it.
  ///
  /// - Parameter value: What it is taken of.
  /// - Returns: What the test fails with; `nil` where it does not.
  func failure(of value: Value) -> String? {
    let failure = words(for: value)
    return collects ? nil : failure
  }

  private func words(for value: Value) -> String? {
    let (taken, problem) = snapshot(of: value)
    guard let taken else { return problem }
    if let problem = (taken as? UIImage)?.snapshotProblem { return problem }
    if record == .all, !collects {
      keep(taken, .unchecked, isRecorded: true)
      return """
        Record mode is on. Automatically recorded snapshot: …

        open "\(address)"

        Turn record mode off and re-run "\(file.testName)" to assert against the newly-recorded \
        snapshot
        """
    }
    guard let data = RecordedSnapshots.data(at: file.path) else { return missing(taken) }
    if Format.self == UIImage.self, let failure = unusable(data, taken) { return failure }
    return difference(of: taken, from: data)
  }

  private var address: String { URL(fileURLWithPath: file.path).absoluteString }

  // MARK: Taking

  private func snapshot(of value: Value) -> (Format?, problem: String) {
    let took = XCTestExpectation(description: "Took snapshot")
    var taken: Format?
    strategy.snapshot(value).run {
      taken = $0
      took.fulfill()
    }
    // What is there already needs no time to pass, nor a line in the log.
    if let taken { return (taken, "") }
    switch XCTWaiter.wait(for: [took], timeout: timeout) {
    case .completed: return (taken, "Couldn't snapshot value")
    case .timedOut:
      return (
        nil,
        """
        Exceeded timeout of \(timeout) seconds waiting for snapshot.

        This can happen when an asynchronously rendered view (like a web view) has not loaded. \
        Ensure that every subview of the view hierarchy has loaded to avoid timeouts, or, if a \
        timeout is unavoidable, consider setting the "timeout" parameter of "assertSnapshot" to \
        a higher value.
        """
      )
    case .incorrectOrder, .invertedFulfillment, .interrupted:
      return (nil, "Couldn't snapshot value")
    }
  }

  // MARK: Comparing

  private func missing(_ taken: Format) -> String {
    let hint = foreignHint
    guard record != .never, !collects else {
      keep(taken, .missing, isRecorded: false)
      return """
        No reference was found on disk. New snapshot was not recorded because recording is disabled\
        \(hint)
        """
    }
    keep(taken, .missing, isRecorded: true)
    return """
      No reference was found on disk. Automatically recorded snapshot: …

      open "\(address)"

      Re-run "\(file.testName)" to assert against the newly-recorded snapshot.\(hint)
      """
  }

  /// What is said of a picture that Xcode has recorded of the same test.
  private var foreignHint: String {
    guard file.libraryPath != file.path,
      FileManager.default.fileExists(atPath: file.libraryPath)
    else { return "" }
    return """


      The picture that Xcode recorded is neither compared nor replaced, as pomelo draws with other \
      fonts: \(file.libraryPath)
      """
  }

  /// What is wrong with a picture that cannot be compared, if something is.
  private func unusable(_ data: Data, _ taken: Format) -> String? {
    switch ReferenceFile(data) {
    case .drawn: return nil
    case .foreign:
      keep(taken, .foreign, isRecorded: false)
      return """
        The reference was not drawn by pomelo, so it is neither compared nor replaced: \(file.path)

        Move it away, or name another folder for pomelo's pictures in pomelo.yml: "snapshotFolder".
        """
    case .corrupt:
      keep(taken, .corrupt, isRecorded: false)
      return """
        The reference is no PNG file, or not all of one: \(file.path)

        Restore it, or delete it and record it again.
        """
    }
  }

  private func difference(of taken: Format, from data: Data) -> String? {
    let reference = strategy.diffing.fromData(data)
    guard let (failure, attachments) = strategy.diffing.diff(reference, taken) else {
      // What passes only as the test asks for less is told all the same.
      let isTolerated = collects && differs(taken, from: reference)
      keep(isTolerated ? taken : nil, .equal, isRecorded: false)
      return nil
    }
    if collects {
      keep(taken, .different, isRecorded: false)
      return nil
    }
    let artifact = file.artifact
    keep(taken, .different, isRecorded: record == .failed, artifact: artifact)
    attach(attachments, named: "Attached Failure Diff")
    let tool = SnapshotTestingConfiguration.diffTool(
      currentFilePath: file.path, failedFilePath: artifact)
    let title =
      name.map { "Snapshot \"\($0)\" does not match reference." }
      ?? "Snapshot does not match reference."
    let note = record == .failed ? " A new snapshot was automatically recorded." : ""
    return """
      \(title)\(note)

      \(tool)

      \(failure.trimmingCharacters(in: .whitespacesAndNewlines))
      """
  }

  /// Whether a picture was drawn from something else than its reference.
  private func differs(_ taken: Format, from reference: Format) -> Bool {
    guard case .drawn(let image)? = (taken as? UIImage)?.content,
      let mark = (reference as? UIImage)?.mark
    else { return false }
    return mark.drawing != image.fingerprint.text
  }

  // MARK: Keeping

  /// Tells of a snapshot, hands it on, and attaches it where it is recorded.
  private func keep(
    _ taken: Format?, _ outcome: SnapshotTaken.Outcome, isRecorded: Bool, artifact: String? = nil
  ) {
    let data = taken.map(strategy.diffing.toData)
    let content = SnapshotTaken(
      reference: file.path, subject: subject, outcome: outcome, isRecorded: isRecorded,
      artifact: artifact,
      data: data.flatMap { $0.count <= limit ? $0 : nil })
    MainActor.assumeIsolated {
      TestSession.current?.report(.snapshot(content), isStop: true)
    }
    guard let data else { return }
    if isRecorded { RecordedSnapshots.add(data, at: file.path) }
    guard isRecorded || outcome == .missing, !collects else { return }
    let kind = UniformType.identifier(ofFile: file.path)
    attach(
      [
        XCTAttachment(
          uniformTypeIdentifier: kind, name: URL(fileURLWithPath: file.path).lastPathComponent,
          payload: data)
      ], named: "Attached Recorded Snapshot")
  }

  /// Attaches something to a test of XCTest's, as the library does.
  private func attach(_ attachments: [XCTAttachment], named name: String) {
    guard !attachments.isEmpty, Test.current == nil else { return }
    nonisolated(unsafe) let attachments = attachments
    MainActor.assumeIsolated {
      XCTContext.runActivity(named: name) { activity in attachments.forEach(activity.add) }
    }
  }
}
