import XCTest

private extension OverviewScreen {
  var stepCount: Int {
    let number = steps.label.components(separatedBy: " ")[0]
    return Int(number)!
  }
}

final class GoalTests: VitalTestCase {
  func testStepsAreAboveTheGoal() {
    let tabs = start()
    let count = tabs.overview().loaded().stepCount
    let goal = tabs.profile().goalText.label
    XCTAssertGreaterThan(count, 8000)
    XCTAssertEqual(goal, "8.000")
  }
}
