import XCTest

/// The sheet that asks whether to sign up or in.
final class AuthPage {
  let app: XCUIApplication

  init(app: XCUIApplication) {
    self.app = app
  }

  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.auth.signInButton"]
  }

  func tapSignIn() -> SignInPage {
    signInButton.tap()
    return SignInPage(app: app)
  }
}
