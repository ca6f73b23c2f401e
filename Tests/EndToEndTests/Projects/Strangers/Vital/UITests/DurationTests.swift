import XCTest

final class DurationTests: VitalTestCase {
  func testTwoWorkoutsInARow() {
    let workout = start().workout()
      .enter(weight: "20")
      .set(duration: "90")
      .save()
      .closeAlert()
      .save()
    XCTAssertTrue(workout.alert.staticTexts["2 Einheiten heute"].waitForExistence(timeout: 3))
  }
}
