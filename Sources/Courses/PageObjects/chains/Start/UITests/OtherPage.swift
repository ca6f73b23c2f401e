import XCTest

/// The tab 「その他」: the account, or the way to sign in.
struct OtherPage {
  let app: XCUIApplication

  private var homeTab: XCUIElement {
    app.tabBars.buttons["com.example.stores.homeTab"]
  }

  private var loginButton: XCUIElement {
    app.buttons["com.example.stores.loginButton"]
  }

  private var profileRow: XCUIElement {
    app.buttons["com.example.stores.profileRow"]
  }

  private var signOutButton: XCUIElement {
    app.buttons["com.example.stores.signOutButton"]
  }

  private var confirmButton: XCUIElement {
    app.alerts.buttons["ログアウトする"]
  }

  func openHome() {
    homeTab.tap()
  }

  func tapLogin() -> AuthPage {
    loginButton.tap()
    return AuthPage(app: app)
  }

  func waitForAccount() -> Self {
    _ = signOutButton.waitForExistence(timeout: 5)
    return self
  }

  func openProfile() -> ProfilePage {
    profileRow.tap()
    return ProfilePage(app: app)
  }

  func signOut() -> Self {
    signOutButton.tap()
    _ = confirmButton.waitForExistence(timeout: 2)
    confirmButton.tap()
    return self
  }
}
