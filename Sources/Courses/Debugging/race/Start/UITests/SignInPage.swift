import XCTest

/// The form for mail address and password.
struct SignInPage {
  let app: XCUIApplication

  var emailField: XCUIElement { app.textFields["com.example.stores.emailTextField"] }
  var passwordField: XCUIElement { app.secureTextFields["com.example.stores.passwordTextField"] }
  var signInButton: XCUIElement { app.buttons["com.example.stores.signInButton"] }

  func signIn(email: String, password: String) -> OtherPage {
    emailField.tap()
    emailField.typeText(email)
    passwordField.tap()
    passwordField.typeText(password)
    signInButton.tap()
    return OtherPage(app: app)
  }
}
