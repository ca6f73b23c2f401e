import XCTest

/// The tab 「その他」 of somebody who has not signed in.
struct OtherPage {
  let app: XCUIApplication

  private var loginButton: XCUIElement {
    app.buttons["com.example.stores.loginButton"]
  }

  func assertDisplayed() -> Self {
    XCTAssertTrue(loginButton.waitForExistence(timeout: 2), "OtherPage is not shown")
    return self
  }

  func tapLogin() -> AuthPage {
    loginButton.tap()
    return AuthPage(app: app)
  }
}
