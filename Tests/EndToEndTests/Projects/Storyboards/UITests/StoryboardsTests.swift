import XCTest

final class StoryboardsTests: XCTestCase {
  func testTheStoryboardsScreensAreThere() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.navigationBars["Cities"].exists)
    app.tables.staticTexts["Lisbon"].tap()

    XCTAssertEqual(app.staticTexts["city"].label, "Welcome to Lisbon")
    app.buttons["Like"].tap()
    app.buttons["Like"].tap()
    XCTAssertTrue(app.staticTexts["2 likes"].exists)
    XCTAssertEqual(app.staticTexts["city"].frame.minX, 16, accuracy: 0.5)

    app.buttons["Done"].tap()
    XCTAssertTrue(app.navigationBars["Back"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.tables.staticTexts["Kyoto"].isHittable)
  }
}
