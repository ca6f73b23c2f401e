import XCTest

/// The sheet that asks whether to sign up or in.
@MainActor
struct AuthPage {
  let app: XCUIApplication

  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.auth.signInButton"]
  }

  func assertDisplayed() -> Self {
    XCTAssertTrue(signInButton.waitForExistence(timeout: 3), "AuthPage is not shown")
    return self
  }

  func tapSignIn() -> SignInPage {
    signInButton.tap()
    return SignInPage(app: app)
  }
}
