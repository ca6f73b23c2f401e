import XCTest

/// The form with mail address and password.
struct SignInPage {
  let app: XCUIApplication

  var canBeSent: Bool {
    app.buttons["com.example.stores.signInButton"].isEnabled
  }

  func fillIn(email: String, password: String) {
    app.textFields["com.example.stores.emailTextField"].tap()
    app.textFields["com.example.stores.emailTextField"].typeText(email)
    app.secureTextFields["com.example.stores.passwordTextField"].tap()
    app.secureTextFields["com.example.stores.passwordTextField"].typeText(password)
  }

  func send() {
    app.buttons["com.example.stores.signInButton"].tap()
  }
}
