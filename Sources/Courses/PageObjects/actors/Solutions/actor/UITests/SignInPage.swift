import XCTest

/// The form with mail address and password.
actor SignInPage {
  let app: XCUIApplication

  @MainActor
  init(app: XCUIApplication) {
    self.app = app
  }

  @MainActor
  private var emailTextField: XCUIElement {
    app.textFields["com.example.stores.emailTextField"]
  }

  @MainActor
  private var passwordTextField: XCUIElement {
    app.secureTextFields["com.example.stores.passwordTextField"]
  }

  @MainActor
  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.signInButton"]
  }

  @MainActor
  func typeEmail(_ email: String) -> Self {
    emailTextField.tap()
    emailTextField.typeText(email)
    return self
  }

  @MainActor
  func typePassword(_ password: String) -> Self {
    passwordTextField.tap()
    passwordTextField.typeText(password)
    return self
  }

  @MainActor
  func tapSignIn() -> OtherPage {
    signInButton.tap()
    return OtherPage(app: app)
  }
}
