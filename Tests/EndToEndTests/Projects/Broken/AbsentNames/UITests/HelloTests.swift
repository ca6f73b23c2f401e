import XCTest

final class HelloTests: XCTestCase {
  func testHello() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.staticTexts["Hello"].exists)
  }
}
