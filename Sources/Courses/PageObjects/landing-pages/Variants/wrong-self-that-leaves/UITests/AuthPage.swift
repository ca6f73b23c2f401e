import XCTest

/// The sheet that asks whether to sign up or in.
struct AuthPage {
  let app: XCUIApplication

  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.auth.signInButton"]
  }

  func tapSignIn() -> Self {
    signInButton.tap()
    return self
  }
}
