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

  /// What the server says to what was sent; empty if it says nothing.
  var message: String {
    errorMessage.waitForExistence(timeout: 5) ? errorMessage.label : ""
  }

  func typeEmail(_ email: String) -> Self {
    emailTextField.tap()
    emailTextField.typeText(email)
    return self
  }

  func typePassword(_ password: String) -> Self {
    passwordTextField.tap()
    passwordTextField.typeText(password)
    return self
  }

  func tapSignIn() -> OtherPage {
    signInButton.tap()
    return OtherPage(app: app)
  }

  /// Sends what the server refuses: the form stays.
  func tapSignInInVain() -> Self {
    signInButton.tap()
    return self
  }
}
