import XCTest

@MainActor
struct AuthPage {
  let app: XCUIApplication

  var bar: XCUIElement { app.navigationBars["認証"] }
  var signInButton: XCUIElement { app.buttons["com.example.stores.auth.signInButton"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(bar.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func tapSignIn() -> SignInPage {
    signInButton.tap()
    return SignInPage(app: app).assertDisplayed()
  }
}
