import XCTest

final class FlowTests: XCTestCase {
  func testTitle() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.navigationBars["Shelf"].exists)
  }
}
