import XCTest

final class LandscapeTests: VitalTestCase {
  override func tearDown() {
    XCUIDevice.shared.orientation = .portrait
    super.tearDown()
  }

  func testWorkoutIsSavedInLandscape() {
    let workout = start().workout().enter(weight: "60")
    XCUIDevice.shared.orientation = .landscapeLeft
    workout.saveButton.shows().tap()
    _ = workout.closeAlert()
  }
}
