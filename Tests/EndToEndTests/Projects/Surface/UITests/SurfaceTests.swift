import XCTest

final class SurfaceTests: XCTestCase {
  func testEveryTopicOpens() {
    let app = XCUIApplication()
    app.launch()

    for topic in ["Texts", "Drawing", "Lists", "Events", "Accessibility"] {
      app.staticTexts[topic].tap()
      XCTAssertTrue(app.navigationBars.buttons["Surface"].waitForExistence(timeout: 2), topic)
      app.navigationBars.buttons["Surface"].tap()
    }
  }
}
