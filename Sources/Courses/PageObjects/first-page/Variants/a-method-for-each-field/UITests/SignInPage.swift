import XCTest

/// The form with mail address and password.
struct SignInPage {
  let app: XCUIApplication

  var emailTextField: XCUIElement {
    app.textFields["com.example.stores.emailTextField"]
  }

  var passwordTextField: XCUIElement {
    app.secureTextFields["com.example.stores.passwordTextField"]
  }

  var signInButton: XCUIElement {
    app.buttons["com.example.stores.signInButton"]
  }

  func typeEmail(_ email: String) { type(email, into: emailTextField) }

  func typePassword(_ password: String) { type(password, into: passwordTextField) }

  func send() { signInButton.tap() }

  private func type(_ text: String, into field: XCUIElement) {
    field.tap()
    field.typeText(text)
  }
}
