import XCTest

/// The form with mail address and password.
final class SignInPage {
  let emailTextField: XCUIElement
  let passwordTextField: XCUIElement
  let signInButton: XCUIElement

  init(app: XCUIApplication) {
    emailTextField = app.textFields["com.example.stores.emailTextField"]
    passwordTextField = app.secureTextFields["com.example.stores.passwordTextField"]
    signInButton = app.buttons["com.example.stores.signInButton"]
  }

  func fillIn(email: String, password: String) {
    emailTextField.tap()
    emailTextField.typeText(email)
    passwordTextField.tap()
    passwordTextField.typeText(password)
  }
}
