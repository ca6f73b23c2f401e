import XCTest

/// The form to sign in with.
struct SignInPage {
  let app: XCUIApplication

  var emailField: XCUIElement { app.textFields["signIn.email"] }
  var passwordField: XCUIElement { app.secureTextFields["signIn.password"] }
  var submitButton: XCUIElement { app.buttons["signIn.submit"] }
  var failureMessage: XCUIElement { app.staticTexts["signIn.failure"] }

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

  /// Sends what the service does not know; the form stays.
  func submitInVain() -> Self {
    submitButton.tap()
    XCTAssertTrue(failureMessage.waitForExistence(timeout: 5), "no message")
    return self
  }
}
