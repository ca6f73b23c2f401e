import XCTest

/// The form with mail address and password.
struct SignInPage {
  let app: XCUIApplication

  var emailTextField: XCUIElement {
    app.textFields["com.example.stores.emailTextField"]
  }

  var passwordTextField: XCUIElement {
    app.secureTextFields["com.example.stores.passwordTextField"]
  }

  var signInButton: XCUIElement {
    app.buttons["com.example.stores.signInButton"]
  }

  func fillIn(email: String, password: String) {
    emailTextField.tap()
    emailTextField.typeText(email)
    passwordTextField.tap()
    passwordTextField.typeText(password)
  }
}
