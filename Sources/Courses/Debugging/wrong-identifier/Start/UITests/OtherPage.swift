import XCTest

/// The second tab, signed in or not.
struct OtherPage {
  let app: XCUIApplication

  var tab: XCUIElement { app.buttons["com.example.stores.otherTab"] }
  var loginButton: XCUIElement { app.buttons["com.example.stores.loginButton"] }
  var accountEmail: XCUIElement { app.staticTexts["com.example.stores.accountEmail"] }

  func open() -> Self {
    tab.tap()
    return self
  }

  func openAuth() -> AuthPage {
    loginButton.tap()
    return AuthPage(app: app)
  }
}
