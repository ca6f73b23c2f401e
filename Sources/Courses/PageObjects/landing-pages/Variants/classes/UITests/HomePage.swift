import XCTest

/// The tab 「ホーム」, which the app begins with.
final class HomePage {
  let app: XCUIApplication

  init(app: XCUIApplication) {
    self.app = app
  }

  private var otherTab: XCUIElement {
    app.tabBars.buttons["com.example.stores.otherTab"]
  }

  func openOther() -> OtherPage {
    otherTab.tap()
    return OtherPage(app: app)
  }
}
