import XCTest

/// The tab 「ホーム」, which the app begins with.
actor HomePage {
  let app: XCUIApplication

  @MainActor
  init(app: XCUIApplication) {
    self.app = app
  }

  @MainActor
  private var otherTab: XCUIElement {
    app.tabBars.buttons["com.example.stores.otherTab"]
  }

  @MainActor
  func openOther() -> OtherPage {
    otherTab.tap()
    return OtherPage(app: app)
  }
}
