import XCTest

/// The second tab, signed in or not.
struct OtherPage {
  let app: XCUIApplication

  var tab: XCUIElement { app.buttons["com.example.stores.otherTab"] }
  var loginButton: XCUIElement { app.buttons["com.example.stores.loginButton"] }
  var accountEmail: XCUIElement { app.staticTexts["com.example.stores.accountEmail"] }

  /// Whether somebody is signed in, or is within five seconds.
  var isSignedIn: Bool { accountEmail.waitForExistence(timeout: 5) }

  func open() -> Self {
    tab.tap()
    return self
  }

  func openAuth() -> AuthPage {
    loginButton.tap()
    return AuthPage(app: app)
  }
}
