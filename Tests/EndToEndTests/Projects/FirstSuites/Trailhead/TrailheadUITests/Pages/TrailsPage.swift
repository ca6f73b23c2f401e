import XCTest

@MainActor
struct TrailsPage {
  let app: XCUIApplication

  var trailsBar: XCUIElement { app.navigationBars["Trails"] }
  func trail(_ id: String) -> XCUIElement { app.buttons["trail-\(id)"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(trailsBar.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func openTrail(_ id: String) -> TrailPage {
    trail(id).tap()
    return TrailPage(app: app).assertDisplayed()
  }
}
