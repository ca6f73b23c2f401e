import XCTest

/// The tab 「その他」: the account, or the way to sign in.
final class OtherPage {
  let app: XCUIApplication

  init(app: XCUIApplication) {
    self.app = app
  }

  private var loginButton: XCUIElement {
    app.buttons["com.example.stores.loginButton"]
  }

  private var accountEmail: XCUIElement {
    app.staticTexts["com.example.stores.accountEmail"]
  }

  var isSignedIn: Bool { accountEmail.waitForExistence(timeout: 5) }

  func tapLogin() -> AuthPage {
    loginButton.tap()
    return AuthPage(app: app)
  }
}
