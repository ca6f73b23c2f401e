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
    form.fillIn(email: "test@example.com", password: "password1234")
    form.signInButton.tap()

    let account = app.staticTexts["com.example.stores.accountEmail"]
    XCTAssertTrue(account.waitForExistence(timeout: 5), "nobody is signed in")
  }

  func testMailAddressNeedsAnAtSign() {
    let form = SignInPage(app: app)
    form.emailTextField.tap()
    form.emailTextField.typeText("test.example.com")
    form.passwordTextField.tap()
    form.passwordTextField.typeText("password1234")

    XCTAssertFalse(form.signInButton.isEnabled)
  }
}
