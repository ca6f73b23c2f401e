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

  var isSignedIn: Bool { accountEmail.waitForExistence(timeout: 5) }

  var isSignedOut: Bool { loginButton.waitForExistence(timeout: 5) }

  /// The mail address of who is signed in; empty if nobody is.
  var email: String { isSignedIn ? accountEmail.label : "" }

  func tapLogin() -> AuthPage {
    loginButton.tap()
    return AuthPage(app: app)
  }

  func tapSignOut() -> Self {
    _ = signOutButton.waitForExistence(timeout: 5)
    signOutButton.tap()
    return self
  }

  func confirmSignOut() -> Self {
    _ = confirmButton.waitForExistence(timeout: 2)
    confirmButton.tap()
    return self
  }
}
