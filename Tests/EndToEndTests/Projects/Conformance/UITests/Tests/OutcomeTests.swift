import XCTest

/// One test for every way in which a test can come out; the names say how.
final class OutcomeTests: XCTestCase {
  private struct Mishap: LocalizedError {
    var errorDescription: String? { "もうだめです" }
  }

  func testFailsAtItsAssertion() {
    XCTAssertEqual("a", "b", "letters")
  }

  func testFailsTwiceWhenItMayContinue() {
    continueAfterFailure = true
    XCTFail("first")
    XCTFail("second")
  }

  func testFailsOnceWhenItMayNotContinue() {
    continueAfterFailure = false
    XCTFail("first")
    XCTFail("never reached")
  }

  func testFailsWithAnErrorThatItThrows() throws {
    throw Mishap()
  }

  func testFailsInItsTeardownBlock() {
    addTeardownBlock { XCTFail("torn down") }
  }

  func testFailsWhenAnExpectedFailureDoesNotCome() {
    XCTExpectFailure("it must fail")
  }

  func testFailsAtAnIssueThatWasNotExpected() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains("known") }
    options.isStrict = false
    XCTExpectFailure("only the known one", options: options)
    XCTFail("another one")
  }

  func testFailsAtAPredicateThatCannotBeParsed() {
    continueAfterFailure = false
    _ = NSPredicate(format: "label ==")
  }

  func testFailsWithAnExpectationThatNobodyWaitedFor() {
    _ = expectation(description: "nobody waited")
  }

  func testFailsAndEndsWhenAnAppIsNotInstalled() {
    XCUIApplication(bundleIdentifier: "org.example.none").launch()
    XCTFail("never reached")
  }

  func testIsSkipped() throws {
    throw XCTSkip("it rains")
  }

  func testIsSkippedIf() throws {
    try XCTSkipIf(true, "it snows")
  }

  func testPassesWithAnExpectedFailure() {
    XCTExpectFailure("known")
    XCTFail("as expected")
  }
}
