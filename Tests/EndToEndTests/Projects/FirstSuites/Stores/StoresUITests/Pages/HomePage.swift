import XCTest

@MainActor
struct HomePage {
  let app: XCUIApplication

  var bar: XCUIElement { app.navigationBars["ホーム"] }
  var otherTabButton: XCUIElement { app.tabBars.buttons["com.example.stores.otherTab"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(bar.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func tapOtherTab() -> OtherPage {
    otherTabButton.tap()
    return OtherPage(app: app).assertDisplayed()
  }
}
