import XCTest

/// The form for mail address and password.
struct SignInPage {
  let app: XCUIApplication

  var emailField: XCUIElement { app.textFields["com.example.stores.emailTextField"] }
  var passwordField: XCUIElement { app.secureTextFields["com.example.stores.passwordTextField"] }
  var signInButton: XCUIElement { app.buttons["com.example.stores.signInButton"] }
  var errorMessage: XCUIElement { app.staticTexts["com.example.stores.signInErrorMessage"] }

  func signIn(email: String, password: String) -> OtherPage {
    emailField.tap()
    emailField.typeText(email)
    passwordField.tap()
    passwordField.typeText(password)
    signInButton.tap()
    return OtherPage(app: app)
  }

  /// The same with what the app does not know; the form stays.
  func signInInVain(email: String, password: String) -> Self {
    _ = signIn(email: email, password: password)
    return self
  }
}
