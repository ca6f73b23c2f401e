import SessionProtocol
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct XCTExpectFailureTests {
  private func run(_ body: @escaping @MainActor () throws -> Void) -> (Recording, TestStatus) {
    var status = TestStatus.crashed
    let recording = Recording.run {
      guard let session = TestSession.current else { return }
      let runner = TestRunner(
        testCase: XCTestCase(), name: "-[A testIt]", body: .synchronous { _ in try body() },
        session: session, runsAsynchronousParts: false)
      runner.run()
      status = runner.outcome.status
    }
    return (recording, status)
  }

  private func reasons(_ recording: Recording) -> [String?] {
    recording.contents.compactMap {
      if case .failure(let failure) = $0 { failure.expectedBecause } else { nil }
    }
  }

  @Test func expectedFailuresFailNothing() {
    let (recording, status) = run {
      XCTExpectFailure("bug 12")
      XCTFail("known")
    }
    #expect(status == .passed)
    #expect(recording.failures == ["failed - known"])
    #expect(reasons(recording) == ["bug 12"])
  }

  @Test func ofABlockOnlyItsFailuresAreExpected() {
    let (recording, status) = run {
      let value = XCTExpectFailure(failingBlock: { () -> Int in
        XCTFail("inside")
        return 7
      })
      #expect(value == 7)
      XCTFail("outside")
    }
    #expect(status == .failed)
    #expect(reasons(recording) == ["", nil])
  }

  @Test func aStrictExpectationMustBeMet() {
    let (recording, status) = run {
      XCTExpectFailure("bug 12") { XCTAssertTrue(true) }
      XCTExpectFailure()
    }
    #expect(status == .failed)
    #expect(
      recording.failures == [
        "Expected failure but none recorded: bug 12", "Expected failure but none recorded",
      ])
  }

  @Test func optionsAreObeyed() {
    let (recording, status) = run {
      XCTExpectFailure("never mind", options: .nonStrict())
      XCTExpectFailure("off", enabled: false) {}
      XCTExpectFailure("lax", strict: false) {}
    }
    #expect(status == .passed)
    #expect(recording.failures.isEmpty)
  }

  @Test func theInnermostThatMatchesCounts() {
    let (recording, status) = run {
      XCTExpectFailure("outer")
      let options = XCTExpectedFailure.Options()
      options.issueMatcher = { $0.compactDescription.contains("inner") }
      XCTExpectFailure("inner", options: options) {
        XCTFail("inner one")
        XCTFail("other one")
      }
    }
    #expect(status == .passed)
    #expect(reasons(recording) == ["inner", "outer"])
  }

  @Test func theTestGoesOnAfterAnExpectedFailure() {
    var hasGoneOn = false
    let (_, status) = run {
      // A failure that is not expected would end this process.
      TestSession.current?.continuesAfterFailure = false
      XCTExpectFailure { XCTFail("known") }
      hasGoneOn = true
    }
    #expect(hasGoneOn && status == .passed)
  }
}
