import XCTest

final class FlowTests: XCTestCase {
  func testTitle() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.navigationBars["Shelf"].exists)
  }

  func testTheRunnerIsStartedAsThePlanSays() {
    XCTAssertEqual(ProcessInfo.processInfo.environment["SHELF"], "FlowTests")
    XCTAssertEqual(ProcessInfo.processInfo.arguments.dropFirst(), ["-shelf", "FlowTests"])
  }
}
