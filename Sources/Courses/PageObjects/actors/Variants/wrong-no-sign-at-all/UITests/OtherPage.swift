import XCTest

/// The tab 「その他」: the account, or the way to sign in.
@MainActor
final class OtherPage: ViewPage {
  private var loginButton: XCUIElement {
    app.buttons["com.example.stores.loginButton"]
  }

  private var accountEmail: XCUIElement {
    app.staticTexts["com.example.stores.accountEmail"]
  }

  /// The address of who is signed in; empty if nobody is.
  var account: String {
    accountEmail.waitForExistence(timeout: 5) ? accountEmail.label : ""
  }

  func tapLogin() -> AuthPage {
    loginButton.tap()
    return AuthPage(app: app)
  }
}
