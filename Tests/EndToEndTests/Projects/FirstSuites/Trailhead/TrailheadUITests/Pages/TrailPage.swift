import XCTest

@MainActor
struct TrailPage {
  let app: XCUIApplication

  var summaryText: XCUIElement { app.staticTexts["summary"] }
  var planAHikeButton: XCUIElement { app.buttons["Plan a Hike"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(summaryText.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func tapPlanAHike() -> PlanAHikePage {
    planAHikeButton.tap()
    return PlanAHikePage(app: app).assertDisplayed()
  }
}
