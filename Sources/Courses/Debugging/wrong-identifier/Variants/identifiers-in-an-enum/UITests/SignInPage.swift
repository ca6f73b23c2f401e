import XCTest

/// The form for mail address and password.
struct SignInPage {
  let app: XCUIApplication

  var emailField: XCUIElement { app.textFields["com.example.stores.emailTextField"] }
  var passwordField: XCUIElement { app.secureTextFields["com.example.stores.passwordTextField"] }
  private enum ID {
    static let signInButton = "com.example.stores.signInButton"
  }

  var signInButton: XCUIElement { app.buttons[ID.signInButton] }

  func signIn(email: String, password: String) -> OtherPage {
    emailField.tap()
    emailField.typeText(email)
    passwordField.tap()
    passwordField.typeText(password)
    signInButton.tap()
    return OtherPage(app: app)
  }
}
