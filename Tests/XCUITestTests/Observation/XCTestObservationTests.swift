import Foundation
import Testing

@testable import XCUITest

private final class Observer: NSObject, XCTestObservation {
  nonisolated(unsafe) var seen: [String] = []

  func testBundleWillStart(_ testBundle: Bundle) { seen.append("bundle") }
  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    seen.append("suite \(testSuite.name) \(testSuite.testCaseCount)")
  }
  func testCaseWillStart(_ testCase: XCTestCase) { seen.append("case \(testCase.name)") }
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
    seen.append(issue.compactDescription)
  }
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
    seen.append("expected \(expectedFailure.failureReason ?? "")")
  }
  func testCaseDidFinish(_ testCase: XCTestCase) {
    seen.append("end \(testCase.testRun?.totalFailureCount ?? -1)")
  }
  func testSuiteDidFinish(_ testSuite: XCTestSuite) { seen.append("end of suite") }
}

private final class Quiet: NSObject, XCTestObservation {}

@MainActor
@Suite(.serialized) struct XCTestObservationTests {
  @Test func observersAreToldOfTheRun() {
    let observer = Observer()
    XCTestObservationCenter.shared.addTestObserver(observer)
    XCTestObservationCenter.shared.addTestObserver(Quiet())
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    _ = Recording.run {
      guard let session = TestSession.current else { return }
      TestRunner(
        testCase: XCTestCase(), name: "-[A testIt]",
        body: .synchronous { _ in
          XCTFail("x")
          XCTExpectFailure("bug") { XCTFail("y") }
        },
        session: session, runsAsynchronousParts: false
      ).run()
    }
    #expect(
      observer.seen == [
        "bundle", "suite XCTestCase 1", "case -[A testIt]", "failed - x", "expected bug", "end 1",
        "end of suite",
      ])
  }
}
