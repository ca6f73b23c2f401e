import Foundation
import SessionProtocol
import Testing

@testable import XCUITest

/// Changes what it is told of, drops some, and keeps something with the rest.
private final class EditingTests: XCTestCase {
  override func record(_ issue: XCTIssue) {
    guard !issue.compactDescription.contains("flaky") else { return }
    var issue = issue
    issue.compactDescription += " (edited)"
    issue.add(XCTAttachment(string: "what the app showed"))
    super.record(issue)
  }
}

@MainActor
@Suite(.serialized) struct XCTIssueTests {
  private func run(
    _ testCase: XCTestCase, _ body: @escaping @MainActor (XCTestCase) throws -> Void
  ) -> Recording {
    Recording.run {
      guard let session = TestSession.current else { return }
      TestRunner(
        testCase: testCase, name: "-[EditingTests testIt]", body: .synchronous(body),
        session: session, runsAsynchronousParts: false
      ).run()
    }
  }

  @Test func everyFailureGoesThroughRecord() {
    struct Problem: Error {}
    let recording = run(EditingTests()) { _ in
      XCTAssertTrue(false, "flaky")
      XCTFail("one")
      throw Problem()
    }
    #expect(
      recording.failures == [
        "failed - one (edited)", #"failed: caught error: "Problem()" (edited)"#,
      ])
    let attachments = recording.contents.compactMap {
      if case .attachment(let attachment) = $0 { attachment } else { nil }
    }
    #expect(attachments.count == 2)
    #expect(attachments[0].payload == Data("what the app showed".utf8))
  }

  @Test func anIssueCanBeRecordedWithItsPlace() throws {
    let recording = run(XCTestCase()) { test in
      test.record(
        XCTIssue(
          type: .assertionFailure, compactDescription: "by hand",
          sourceCodeContext: XCTSourceCodeContext(
            location: XCTSourceCodeLocation(filePath: "/t/A.swift", lineNumber: 7))))
    }
    let failure = try #require(
      recording.contents.lazy.compactMap {
        if case .failure(let failure) = $0 { failure } else { nil }
      }.first)
    #expect(failure.message == "by hand")
    #expect(failure.location == SourceFrame(function: "", file: "/t/A.swift", line: 7))
  }

  @Test func aWarningFailsNothing() {
    let recording = run(XCTestCase()) {
      $0.record(
        XCTIssue(type: .system, compactDescription: "slow", severity: .warning))
    }
    #expect(recording.failures.isEmpty)
    #expect(recording.log.contains("Warning: slow"))
  }

  @Test func aTestKnowsHowItComesOut() {
    nonisolated(unsafe) let test = XCTestCase()
    _ = run(test) { test in
      #expect(test.testRun?.totalFailureCount == 0)
      XCTFail("x")
      #expect(test.testRun?.failureCount == 1)
    }
    #expect(test.testRun?.hasSucceeded == false)
    #expect(test.testRun?.executionCount == 1)
  }
}
