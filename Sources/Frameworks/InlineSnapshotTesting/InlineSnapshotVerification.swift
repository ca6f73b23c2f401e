import Foundation
import ScreenSnapshots
import SessionProtocol
import XCUITest

/// Compares a value with the text behind a call, or has that written, and says what is amiss in the
/// words of swift-snapshot-testing.
///
/// A host can write no source, so it tells of the text, and whoever started it writes.
struct InlineSnapshotVerification {
  let call: InlineSnapshotCall
  let record: SnapshotTestingConfiguration.Record
  /// Whether texts are only taken and told of, whatever stands there.
  var collects = ProcessInfo.processInfo.environment["POMELO_SNAPSHOTS"] == "collect"

  /// What comes of a value that may take its time.
  private enum Taken {
    case text(String?)
    case problem(String)
  }

  /// Compares a value with the text, and fails the test where they differ.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` is to have no text.
  ///   - strategy: How it is made into a text.
  ///   - timeout: Seconds that it may take.
  ///   - expected: The text that is there, if one is.
  ///   - message: What is said where they differ; empty for the usual words.
  func verify<Value>(
    _ value: Value?, as strategy: Snapshotting<Value, String>, within timeout: TimeInterval,
    expected: @autoclosure () -> String?, message: () -> String
  ) {
    let text: String?
    switch taken(value, as: strategy, within: timeout) {
    case .text(let taken): text = taken
    case .problem(let problem): return call.fail(problem)
    }
    let expected = expected()
    let difference = strategy.diffing.diff(expected ?? "", text ?? "")?.0
    let subject = value.map { SubjectName(of: $0).text } ?? ""
    func tell(_ outcome: SnapshotTaken.Outcome, isRecorded: Bool = false) {
      report(text, instead: expected, subject, outcome, isRecorded: isRecorded)
    }
    if collects {
      let isMissing = expected == nil && text != nil
      return tell(isMissing ? .missing : difference == nil ? .equal : .different)
    }
    let isMissing = (record == .missing || record == .failed) && expected == nil
    if record == .all || isMissing {
      let problem = conflict(of: text, strategy)
      tell(isMissing ? .missing : .unchecked, isRecorded: problem == nil && text != expected)
      return call.fail(problem ?? recordedWords(difference))
    }
    guard let expected else {
      tell(.missing)
      return call.fail("No expected value to assert against.")
    }
    guard let difference else { return tell(.equal) }
    var words = message()
    if words.isEmpty { words = "Snapshot did not match. Difference: …" }
    words += "\n\n\(difference.setIn)"
    let problem = record == .failed ? conflict(of: text, strategy) : nil
    tell(.different, isRecorded: record == .failed && problem == nil && text != expected)
    if record == .failed {
      words += "\n\n" + (problem ?? "A new snapshot was automatically recorded.")
    }
    call.failAtText(words)
  }

  private func taken<Value>(
    _ value: Value?, as strategy: Snapshotting<Value, String>, within timeout: TimeInterval
  ) -> Taken {
    guard let value else { return .text(nil) }
    let took = XCTestExpectation(description: "Took snapshot")
    var taken: String?
    strategy.snapshot(value).run {
      taken = $0
      took.fulfill()
    }
    // What is there already needs no time to pass, nor a line in the log.
    if let taken { return .text(taken) }
    switch XCTWaiter.wait(for: [took], timeout: timeout) {
    case .completed: return .text(taken)
    case .timedOut:
      return .problem(
        """
        Exceeded timeout of \(timeout) seconds waiting for snapshot.

        This can happen when an asynchronously loaded value (like a network response) has not \
        loaded. If a timeout is unavoidable, consider setting the "timeout" parameter of
        "assertInlineSnapshot" to a higher value.
        """)
    case .incorrectOrder, .invertedFulfillment, .interrupted:
      return .problem("Couldn't snapshot value")
    }
  }

  // MARK: Recording

  private func recordedWords(_ difference: String?) -> String {
    let label = call.descriptor.trailingClosureLabel
    let isUsual = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
    let words = "Automatically recorded a new snapshot" + (isUsual ? "." : " for \"\(label)\".")
    return """
      \(words)\(difference.map { " Difference: …\n\n\($0.setIn)" } ?? "")

      Re-run "\(call.function)" to assert against the newly-recorded snapshot.
      """
  }

  /// Notes a text, which is to be written.
  ///
  /// - Returns: What is said where another one is written there already, as in a loop.
  private func conflict<Value>(
    of text: String?, _ strategy: Snapshotting<Value, String>
  ) -> String? {
    let written = RecordedTexts.add(
      text,
      at: RecordedTexts.Place(
        file: "\(call.filePath)", line: call.line, column: call.column,
        offset: call.descriptor.trailingClosureOffset))
    guard written != text else { return nil }
    let difference = strategy.diffing.diff(written ?? "", text ?? "")?.0 ?? ""
    return """
      This call has recorded another text before, and only that one is written here. Difference: …

      \(difference.setIn)

      Call it once for each text; a helper hands on the "file", "line" and "column" of its caller.
      """
  }

  private func report(
    _ text: String?, instead expected: String?, _ subject: String,
    _ outcome: SnapshotTaken.Outcome, isRecorded: Bool
  ) {
    let descriptor = call.descriptor
    var place = InlineSnapshotPlace(
      line: Int(call.line), column: Int(call.column), label: descriptor.trailingClosureLabel)
    place.formerLabels = descriptor.deprecatedTrailingClosureLabels
    place.offset = descriptor.trailingClosureOffset
    place.expected = expected
    place.isWithoutText = text == nil
    place.replaces = record == .all || record == .failed
    let content = SnapshotTaken(
      reference: "\(call.filePath)", subject: subject, outcome: outcome, isRecorded: isRecorded,
      data: outcome == .equal ? nil : text.map { Data($0.utf8) }, place: place)
    MainActor.assumeIsolated {
      TestSession.current?.report(.snapshot(content), isStop: true)
    }
  }
}

extension String {
  /// The lines with two blanks before each that is not empty.
  fileprivate var setIn: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
