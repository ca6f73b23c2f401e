import XCTest

/// The form with mail address and password.
struct SignInPage {
  let app: XCUIApplication

  private var emailTextField: XCUIElement {
    app.textFields["com.example.stores.emailTextField"]
  }

  private var passwordTextField: XCUIElement {
    app.secureTextFields["com.example.stores.passwordTextField"]
  }

  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.signInButton"]
  }

  func typeEmail(_ email: String) -> Self {
    emailTextField.tap()
    emailTextField.typeText(email)
    return self
  }

  func typePassword(_ password: String) -> Self {
    passwordTextField.tap()
    passwordTextField.typeText(password)
    return self
  }

  func tapSignIn() -> OtherPage {
    signInButton.tap()
    return OtherPage(app: app)
  }
}
