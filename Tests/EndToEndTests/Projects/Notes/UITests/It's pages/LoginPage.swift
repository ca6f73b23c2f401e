import XCTest

final class LoginPage: Page {
  let app: XCUIApplication

  init(app: XCUIApplication = XCUIApplication()) {
    self.app = app
  }

  var title: XCUIElement { app.navigationBars["Log in"].firstMatch }

  private var emailField: XCUIElement { app.textFields["login.email"].firstMatch }
  private var passwordField: XCUIElement { app.secureTextFields["login.password"].firstMatch }
  private var loginButton: XCUIElement { app.buttons["login.button"].firstMatch }

  lazy var missingAlert = app.alerts["Something is missing"]

  @discardableResult
  func type(email: String) -> Self {
    emailField.tap()
    emailField.typeText(email)
    return self
  }

  @discardableResult
  func type(password: String) -> Self {
    passwordField.tap()
    passwordField.typeText(password)
    return self
  }

  @discardableResult
  func logIn() -> NotesListPage {
    loginButton.tap()
    return NotesListPage(app: app)
  }
}
