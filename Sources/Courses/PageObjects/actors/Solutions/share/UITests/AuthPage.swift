import XCTest

/// The sheet that asks whether to sign up or in.
final class AuthPage: ViewPage {
  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.auth.signInButton"]
  }

  override var sign: XCUIElement { signInButton }

  func tapSignIn() -> SignInPage {
    signInButton.tap()
    return SignInPage(app: app)
  }
}
