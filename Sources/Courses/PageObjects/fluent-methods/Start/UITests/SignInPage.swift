import XCTest

/// The form with mail address and password.
struct SignInPage {
  let app: XCUIApplication

  private var emailTextField: XCUIElement {
    app.textFields["com.example.stores.emailTextField"]
  }

  private var passwordTextField: XCUIElement {
    app.secureTextFields["com.example.stores.passwordTextField"]
  }

  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.signInButton"]
  }

  private var errorMessage: XCUIElement {
    app.staticTexts["com.example.stores.signInErrorMessage"]
  }

  private var validationMessage: XCUIElement {
    app.staticTexts["com.example.stores.validationMessage"]
  }

  var canBeSent: Bool { signInButton.isEnabled }

  /// What is wrong with a field; empty if nothing is.
  var hint: String { validationMessage.exists ? validationMessage.label : "" }

  /// What the server says to what was sent; empty if it says nothing.
  var message: String {
    errorMessage.waitForExistence(timeout: 5) ? errorMessage.label : ""
  }

  func typeEmail(_ email: String) {
    emailTextField.tap()
    emailTextField.typeText(email)
  }

  func typePassword(_ password: String) {
    passwordTextField.tap()
    passwordTextField.typeText(password)
  }

  func tapSignIn() {
    signInButton.tap()
  }
}
