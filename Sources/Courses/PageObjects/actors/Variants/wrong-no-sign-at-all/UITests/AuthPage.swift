import XCTest

/// The sheet that asks whether to sign up or in.
@MainActor
final class AuthPage: ViewPage {
  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.auth.signInButton"]
  }

  func tapSignIn() -> SignInPage {
    signInButton.tap()
    return SignInPage(app: app)
  }
}
