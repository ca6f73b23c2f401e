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

  var greetingText: String { greeting.label }

  func openOther() -> OtherPage {
    otherTab.tap()
    return OtherPage(app: app)
  }
}
