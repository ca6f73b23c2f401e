import XCTest

final class SignInTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
    app.tabBars.buttons["com.example.stores.otherTab"].tap()
    app.buttons["com.example.stores.loginButton"].tap()
    app.buttons["com.example.stores.auth.signInButton"].tap()
  }

  func testSignIn() {
    let form = SignInPage(app: app)
    form.emailTextField.tap()
    form.emailTextField.typeText("test@example.com")
    app.secureTextFields["com.example.stores.passwordTextField"].tap()
    app.secureTextFields["com.example.stores.passwordTextField"].typeText("password1234")
    app.buttons["com.example.stores.signInButton"].tap()

    let account = app.staticTexts["com.example.stores.accountEmail"]
    XCTAssertTrue(account.waitForExistence(timeout: 5), "nobody is signed in")
  }

  func testMailAddressNeedsAnAtSign() {
    let form = SignInPage(app: app)
    form.emailTextField.tap()
    app.textFields["com.example.stores.emailTextField"].typeText("test.example.com")
    app.secureTextFields["com.example.stores.passwordTextField"].tap()
    app.secureTextFields["com.example.stores.passwordTextField"].typeText("password1234")

    XCTAssertFalse(app.buttons["com.example.stores.signInButton"].isEnabled)
  }
}
