import Foundation
package import SessionProtocol
import VirtualTime

/// What goes wrong in a test.
extension TestSession {
  /// Records a failure; does not return when the test must not go on.
  ///
  /// It goes through the test's `record(_:)`, which may change it or drop it.
  ///
  /// - Parameters:
  ///   - message: As Xcode words it.
  ///   - reason: What led to it.
  ///   - location: Where it is shown; `nil` for the innermost call in the person's sources.
  ///   - nearMisses: What the search that failed has narrowly missed.
  package func fail(
    _ message: String, _ reason: FailureReason = .other, at location: SourceFrame? = nil,
    nearMisses: [NearMiss] = []
  ) {
    fail(message, reason, at: location, nearMisses: nearMisses, type: .assertionFailure)
  }

  /// Records that something could not be done with an element, with what the search for it has
  /// narrowly missed, or found too much.
  ///
  /// - Parameters:
  ///   - message: As Xcode words it.
  ///   - reason: What led to it.
  ///   - reference: The element.
  func fail(_ message: String, _ reason: FailureReason, seeking reference: ElementReference) {
    let isMissing = reference.match(in: snapshot(of: reference.app)) == nil
    fail(
      message, reason, nearMisses: isMissing ? nearMisses(for: reference) : rivals(for: reference),
      type: .assertionFailure, sought: reference)
  }

  /// What was set for the app after its launch.
  private var settingsTooLate: [NearMiss] {
    lateLaunchSettings.prefix(3).map { name in
      NearMiss(
        kind: .setTooLate,
        text:
          "\"\(name)\" was set after the app had been launched: the app learns of it only at the "
          + "next launch.",
        name: name, detail: "launch()")
    }
  }

  /// What was narrowly missed just now: an assertion that fails right after a search in vain is
  /// about that search.
  private var missesOfLastSearch: [NearMiss] {
    if let lastMiss, lastMiss.time == VirtualTime.now {
      return nearMisses(for: lastMiss.reference)
    }
    guard let lastRead, lastRead.time == VirtualTime.now, lastRead.attribute == .count,
      lastRead.value == "0"
    else { return [] }
    // When it would have been otherwise is told of the count.
    return nearMisses(for: lastRead.reference).filter { $0.kind != .late }
  }

  /// Records a failure of some other type than an assertion's.
  func fail(
    _ message: String, _ reason: FailureReason, at location: SourceFrame? = nil,
    nearMisses: [NearMiss] = [],
    type: XCTIssue.IssueType, error: (any Error)? = nil, sought: ElementReference? = nil,
    calls known: [SourceFrame] = []
  ) {
    let calls = error.map(reporter.throwingCalls) ?? known
    let place = location ?? calls.first ?? currentFrame
    var issue = XCTIssue(
      type: type, compactDescription: message,
      sourceCodeContext: XCTSourceCodeContext(location: sourceLocation(place)),
      associatedError: error)
    if nearMisses.isEmpty, sought == nil {
      let later = reason == .assertion ? changeOfLastRead(message: message).map { [$0] } ?? [] : []
      issue.nearMisses = missesOfLastSearch + later
    } else {
      issue.nearMisses = nearMisses
    }
    issue.nearMisses += settingsTooLate
    issue.sought = sought
    issue.reason = reason
    guard let testCase else { return record(issue) }
    reporter.holdsStack(true, calls)
    testCase.record(issue)
    reporter.holdsStack(false, [])
  }

  /// Fails the test because a failure that it expected did not happen.
  func fail(_ missed: ExpectedFailures.Expectation) {
    fail(
      Wording.missingFailure(reason: missed.reason), .missingFailure, at: missed.place,
      type: .unmatchedExpectedFailure)
  }

  /// Takes an issue as it is in the end: reports it, and ends the test if it must not go on.
  ///
  /// - Parameters:
  ///   - issue: The issue.
  ///   - reason: Why it is no failure, where somebody else knows that it was expected.
  func record(_ issue: XCTIssue, knownBecause reason: String? = nil) {
    let place = issue.frame
    let shownPlace =
      place.file.isEmpty
      ? "" : "\(URL(fileURLWithPath: place.file).lastPathComponent):\(place.line)"
    if issue.severity == .warning {
      return log(Wording.warning(issue.compactDescription, at: shownPlace))
    }
    let because = reason ?? expectedFailures.match(issue).map { $0.reason ?? "" }
    let isFatal = because == nil && !continuesAfterFailure && !isTearingDown
    if because == nil { countFailure() }
    for attachment in issue.attachments { keep(attachment) }
    log(
      Wording.failure(
        issue.compactDescription, at: shownPlace, isExpected: because != nil))
    testCase?.note(issue, expectedBecause: because)
    report(
      .failure(
        Failure(
          message: issue.compactDescription, reason: issue.shownReason, location: place,
          pending: pendingWork, isFatal: isFatal,
          expectedBecause: because,
          nearMisses: issue.nearMisses.isEmpty ? nil : issue.nearMisses,
          target: issue.sought?.title, searched: searchedKeys(of: issue.sought?.query),
          arguments: arguments)),
      isStop: true)
    if isFatal { endNow() }
  }

  private func sourceLocation(_ frame: SourceFrame?) -> XCTSourceCodeLocation? {
    guard let frame, !frame.file.isEmpty else { return nil }
    let location = XCTSourceCodeLocation(filePath: frame.file, lineNumber: frame.line)
    location.function = frame.function
    location.column = frame.column
    return location
  }
}
