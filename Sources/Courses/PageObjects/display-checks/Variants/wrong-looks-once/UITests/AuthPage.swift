import XCTest

/// The sheet that asks whether to sign up or in.
struct AuthPage {
  let app: XCUIApplication

  private var signUpButton: XCUIElement {
    app.buttons["com.example.stores.auth.signUpButton"]
  }

  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.auth.signInButton"]
  }

  func assertDisplayed() -> Self {
    XCTAssertTrue(signUpButton.exists, "AuthPage is not shown")
    XCTAssertTrue(signInButton.exists, "AuthPage is not shown")
    return self
  }

  func tapSignIn() -> SignInPage {
    signInButton.tap()
    return SignInPage(app: app)
  }
}
