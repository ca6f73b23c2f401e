import XCTest

/// Named parts of a test.
final class ActivityTests: GalleryTestCase {
  override class var screen: String? { "launch" }

  func testAnActivityHasItsNameAndTakesAttachments() {
    XCTContext.runActivity(named: "数える") { activity in
      XCTAssertEqual(activity.name, "数える")
      activity.add(XCTAttachment(string: "in the activity"))
      app.buttons["Count"].tap()
    }
    XCTAssertEqual(app.readout("taps"), "1")
  }

  func testActivitiesNestAndReturnValues() {
    let sum = XCTContext.runActivity(named: "outer") { _ in
      XCTContext.runActivity(named: "inner") { _ in 1 } + 1
    }
    XCTAssertEqual(sum, 2)
  }

  func testActivitiesPassErrorsOn() {
    struct Mishap: Error {}
    XCTAssertThrowsError(
      try XCTContext.runActivity(named: "throws") { _ in throw Mishap() })
  }

  func testTheTestCaseIsAnActivity() {
    let activity: any XCTActivity = self
    XCTAssertEqual(
      activity.name, "-[ActivityTests testTheTestCaseIsAnActivity]")
    activity.add(XCTAttachment(string: "of the test"))
  }
}
