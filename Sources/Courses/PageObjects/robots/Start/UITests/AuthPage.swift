import XCTest

/// The sheet that asks whether to sign up or in.
struct AuthPage {
  let app: XCUIApplication

  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.auth.signInButton"]
  }

  private var closeButton: XCUIElement {
    app.buttons["com.example.stores.auth.closeButton"]
  }

  func tapClose() -> OtherPage {
    closeButton.tap()
    return OtherPage(app: app)
  }

  func tapSignIn() -> SignInPage {
    signInButton.tap()
    return SignInPage(app: app)
  }
}
