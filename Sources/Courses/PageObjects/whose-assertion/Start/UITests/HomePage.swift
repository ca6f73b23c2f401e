import XCTest

/// The tab 「ホーム」, which the app begins with.
struct HomePage {
  let app: XCUIApplication

  private var otherTab: XCUIElement {
    app.tabBars.buttons["com.example.stores.otherTab"]
  }

  func openOther() -> OtherPage {
    otherTab.tap()
    return OtherPage(app: app)
  }
}
