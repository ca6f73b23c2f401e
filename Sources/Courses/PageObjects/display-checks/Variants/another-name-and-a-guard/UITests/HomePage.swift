import XCTest

/// The tab 「ホーム」, which the app begins with.
struct HomePage {
  let app: XCUIApplication

  private var otherTab: XCUIElement {
    app.tabBars.buttons["com.example.stores.otherTab"]
  }

  private var greeting: XCUIElement {
    app.staticTexts["com.example.stores.greeting"]
  }

  func waitUntilShown() -> Self {
    XCTAssertTrue(greeting.waitForExistence(timeout: 2), "HomePage is not shown")
    return self
  }

  func openOther() -> OtherPage {
    otherTab.tap()
    return OtherPage(app: app)
  }
}
