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

  var canBeSent: Bool { signInButton.isEnabled }

  func fillIn(email: String, password: String) {
    emailTextField.tap()
    emailTextField.typeText(email)
    app.secureTextFields["com.example.stores.passwordTextField"].tap()
    passwordTextField.typeText(password)
  }

  func send() {
    signInButton.tap()
  }
}
