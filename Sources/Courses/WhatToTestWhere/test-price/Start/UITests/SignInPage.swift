import XCTest

/// The form to sign in with.
struct SignInPage {
  let app: XCUIApplication

  var emailField: XCUIElement { app.textFields["signIn.email"] }
  var passwordField: XCUIElement { app.secureTextFields["signIn.password"] }
  var submitButton: XCUIElement { app.buttons["signIn.submit"] }

  func signIn() -> PeoplePage {
    emailField.tap()
    emailField.typeText("mori@example.com")
    passwordField.tap()
    passwordField.typeText("password123")
    submitButton.tap()
    return PeoplePage(app: app)
  }
}
