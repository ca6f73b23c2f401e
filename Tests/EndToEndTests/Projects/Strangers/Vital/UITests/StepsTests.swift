import XCTest

final class StepsTests: VitalTestCase {
  func testStepsOfTheDay() {
    let overview = start().overview()
    XCTAssertTrue(overview.steps.waitForExistence(timeout: 1))
    XCTAssertEqual(overview.steps.label, "8.432 Schritte")
  }
}
