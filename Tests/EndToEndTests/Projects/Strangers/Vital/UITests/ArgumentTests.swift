import XCTest

final class ArgumentTests: VitalTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    app.launchArguments = ["-resetDefaults", "-disableAnimations"]
  }

  func testGoalGoesUpByAThousand() {
    app.launch()
    let profile = TabScreen(app: app).profile()
    profile.goal.buttons["Increment"].tap()
    XCTAssertEqual(profile.goalText.label, "Ziel: 9.000")
  }
}
