import XCTest

/// The screen of the tab 「その他」: the account, or the way to sign in.
public actor OtherViewPage {
  let app: XCUIApplication

  @MainActor
  private var loginButton: XCUIElement {
    app.buttons["com.example.stores.loginButton"]
  }

  @MainActor
  private var accountEmail: XCUIElement {
    app.staticTexts["com.example.stores.accountEmail"]
  }

  @MainActor
  private var signOutButton: XCUIElement {
    app.buttons["com.example.stores.signOutButton"]
  }

  @MainActor
  private var signOutAlert: XCUIElement {
    app.alerts["ログアウトしますか?"]
  }

  /// Models the tab 「その他」 of the given app.
  @MainActor
  public init(app: XCUIApplication) {
    self.app = app
  }

  /// Opens the authentication sheet.
  @MainActor
  public func tapLoginButton() -> Self {
    loginButton.tap()
    return self
  }

  /// Asks to sign out, which shows the confirming alert.
  @MainActor
  public func tapSignOutButton() -> Self {
    signOutButton.tap()
    return self
  }

  /// Answers yes to the confirming alert.
  @MainActor
  public func confirmSignOut() -> Self {
    XCTAssertTrue(signOutAlert.waitForExistence(timeout: 2), "確認アラートが表示されません")
    signOutAlert.buttons["ログアウトする"].tap()
    return self
  }

  /// Fails the test unless the account with this mail address appears in time.
  @MainActor
  public func assertSignedIn(email: String) -> Self {
    XCTAssertTrue(
      accountEmail.waitForExistence(timeout: 5), "accountEmail が存在しません。ログインできていません")
    XCTAssertEqual(accountEmail.label, email, "ログイン中のメールアドレスが異なります")
    XCTAssertTrue(signOutButton.exists, "signOutButton が存在しません")
    return self
  }

  /// Fails the test unless nobody is signed in.
  @MainActor
  public func assertSignedOut() -> Self {
    XCTAssertTrue(loginButton.waitForExistence(timeout: 2), "loginButton が存在しません")
    XCTAssertFalse(accountEmail.exists, "accountEmail がまだ表示されています")
    return self
  }
}
