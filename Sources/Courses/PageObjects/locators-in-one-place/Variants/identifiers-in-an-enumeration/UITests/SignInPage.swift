import XCTest

/// The form with mail address and password.
struct SignInPage {
  private enum Name: String {
    case email = "com.example.stores.emailTextField"
    case password = "com.example.stores.passwordTextField"
    case send = "com.example.stores.signInButton"
  }

  let app: XCUIApplication

  private var emailTextField: XCUIElement { app.textFields[Name.email.rawValue] }
  private var passwordTextField: XCUIElement { app.secureTextFields[Name.password.rawValue] }
  private var signInButton: XCUIElement { app.buttons[Name.send.rawValue] }

  var canBeSent: Bool { signInButton.isEnabled }

  func fillIn(email: String, password: String) {
    emailTextField.tap()
    emailTextField.typeText(email)
    passwordTextField.tap()
    passwordTextField.typeText(password)
  }

  func send() {
    signInButton.tap()
  }
}
