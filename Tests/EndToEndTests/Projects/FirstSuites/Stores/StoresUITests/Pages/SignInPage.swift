import XCTest

@MainActor
struct SignInPage {
  let app: XCUIApplication

  var bar: XCUIElement { app.navigationBars["ログイン"] }
  var emailTextField: XCUIElement { app.textFields["com.example.stores.emailTextField"] }
  var passwordTextField: XCUIElement { app.secureTextFields["com.example.stores.passwordTextField"] }
  var signInButton: XCUIElement { app.buttons["com.example.stores.signInButton"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(bar.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func typeEmail(_ text: String) -> Self {
    emailTextField.tap()
    emailTextField.typeText(text)
    return self
  }

  @discardableResult
  func typePassword(_ text: String) -> Self {
    passwordTextField.tap()
    passwordTextField.typeText(text)
    return self
  }

  @discardableResult
  func tapSignIn() -> OtherPage {
    signInButton.tap()
    return OtherPage(app: app).assertDisplayed()
  }
}
