import XCTest

/// The tab 「その他」: the account, or the way to sign in.
struct OtherPage {
  let app: XCUIApplication

  private var loginButton: XCUIElement {
    app.buttons["com.example.stores.loginButton"]
  }

  private var accountEmail: XCUIElement {
    app.staticTexts["com.example.stores.accountEmail"]
  }

  private var signOutButton: XCUIElement {
    app.buttons["com.example.stores.signOutButton"]
  }

  private var confirmButton: XCUIElement {
    app.alerts.buttons["ログアウトする"]
  }

  var isSignedOut: Bool { loginButton.waitForExistence(timeout: 5) }

  /// The address of who is signed in; empty if nobody is.
  var account: String {
    accountEmail.waitForExistence(timeout: 5) ? accountEmail.label : ""
  }

  func tapLogin() -> AuthPage {
    loginButton.tap()
    return AuthPage(app: app)
  }

  func signOut() -> Self {
    _ = signOutButton.waitForExistence(timeout: 5)
    signOutButton.tap()
    confirmButton.tap()
    return self
  }
}
