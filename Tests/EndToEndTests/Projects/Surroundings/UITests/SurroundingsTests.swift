import XCTest

final class SurroundingsTests: XCTestCase {
  func testCounts() {
    let app = XCUIApplication()
    app.launch()
    let button = app.buttons["count"]
    button.tap()
    XCTAssertEqual(button.label, "Count 1")
    app.terminate()
  }
}
