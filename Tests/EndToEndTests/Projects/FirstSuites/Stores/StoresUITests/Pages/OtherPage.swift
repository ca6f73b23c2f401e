import XCTest

@MainActor
struct OtherPage {
  let app: XCUIApplication

  var bar: XCUIElement { app.navigationBars["その他"] }
  var loginButton: XCUIElement { app.buttons["com.example.stores.loginButton"] }
  var accountEmailText: XCUIElement { app.staticTexts["com.example.stores.accountEmail"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(bar.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func assertAccountEmail() -> Self {
    XCTAssertTrue(accountEmailText.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func tapLogin() -> AuthPage {
    loginButton.tap()
    return AuthPage(app: app).assertDisplayed()
  }
}
