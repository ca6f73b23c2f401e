import XCTest

/// The form to sign in with.
struct SignInPage {
  let app: XCUIApplication

  var emailField: XCUIElement { app.textFields["signIn.email"] }
  var passwordField: XCUIElement { app.secureTextFields["signIn.password"] }
  var submitButton: XCUIElement { app.buttons["signIn.submit"] }

  func type(email: String, password: String) -> Self {
    emailField.tap()
    emailField.typeText(email)
    passwordField.tap()
    passwordField.typeText(password)
    return self
  }

  func submit() -> PeoplePage {
    submitButton.tap()
    return PeoplePage(app: app)
  }
}
