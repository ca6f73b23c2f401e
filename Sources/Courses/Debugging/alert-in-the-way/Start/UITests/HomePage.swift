import XCTest

/// The first tab, which greets by name who is signed in.
struct HomePage {
  let app: XCUIApplication

  var greeting: XCUIElement { app.staticTexts["com.example.stores.greeting"] }
  var otherTab: XCUIElement { app.buttons["com.example.stores.otherTab"] }

  func goToOther() -> OtherPage {
    otherTab.tap()
    return OtherPage(app: app)
  }
}
