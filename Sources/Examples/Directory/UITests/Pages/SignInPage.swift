import XCTest

struct SignInPage {
  let app: XCUIApplication

  var emailField: XCUIElement { app.textFields["signIn.email"] }
  var passwordField: XCUIElement { app.secureTextFields["signIn.password"] }
  var submitButton: XCUIElement { app.buttons["signIn.submit"] }
  var emailHint: XCUIElement { app.staticTexts["signIn.emailHint"] }

  func assertShown(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(
      emailField.waitForExistence(timeout: 5), "no sign-in form", file: file, line: line)
    return self
  }

  func type(email: String) -> Self {
    emailField.tap()
    emailField.typeText(email)
    return self
  }

  func type(password: String) -> Self {
    passwordField.tap()
    passwordField.typeText(password)
    return self
  }

  func submit() -> PeoplePage {
    submitButton.tap()
    return PeoplePage(app: app)
  }

  /// The way in that every test but those of the form takes.
  func signIn() -> PeoplePage {
    assertShown().type(email: "mori@example.com").type(password: "password123").submit()
  }
}
