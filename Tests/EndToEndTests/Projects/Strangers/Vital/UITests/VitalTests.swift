import XCTest

final class VitalTests: VitalTestCase {
  func testTodayIsLoaded() {
    let overview = start().overview().loaded()
    XCTAssertEqual(overview.distance.label, "5,2 km")
    XCTAssertFalse(overview.spinner.exists)
  }

  func testSavingAWorkout() {
    let workout = start().workout()
      .choose(sport: "Kraft")
      .enter(weight: "72,5")
      .set(duration: "45 Min.")
      .save()
      .closeAlert()
    XCTAssertEqual(workout.history.count, 1)
    XCTAssertEqual(workout.history.firstMatch.label, "Kraft, 45 Min.")
  }

  func testRestDay() {
    let profile = start().profile().toggleRestMode()
    profile.resting.shows()
    XCTAssertEqual(profile.restMode.value as? String, "1")
    XCTAssertEqual(profile.goalText.label, "Ziel: 8.000")
  }
}
