import XCTest

/// The sheet that offers to sign up or in.
struct AuthPage {
  let app: XCUIApplication

  var signInButton: XCUIElement { app.buttons["com.example.stores.auth.signInButton"] }

  func openSignIn() -> SignInPage {
    signInButton.tap()
    return SignInPage(app: app)
  }
}
