import XCTest

final class SignInTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testSignIn() {
    app.tabBars.buttons["com.example.stores.otherTab"].tap()
    app.buttons["com.example.stores.loginButton"].tap()
    app.buttons["com.example.stores.auth.signInButton"].tap()

    let email = app.textFields["com.example.stores.emailTextField"]
    email.tap()
    email.typeText("test@example.com")
    let password = app.secureTextFields["com.example.stores.passwordTextField"]
    password.tap()
    password.typeText("password1234")
    app.buttons["com.example.stores.signInButton"].tap()

    let account = app.staticTexts["com.example.stores.accountEmail"]
    XCTAssertTrue(account.waitForExistence(timeout: 5), "nobody is signed in")
  }

  func testWrongPasswordIsRefused() {
    app.tabBars.buttons["com.example.stores.otherTab"].tap()
    app.buttons["com.example.stores.loginButton"].tap()
    app.buttons["com.example.stores.auth.signInButton"].tap()

    let email = app.textFields["com.example.stores.emailTextField"]
    email.tap()
    email.typeText("test@example.com")
    let password = app.secureTextFields["com.example.stores.passwordTextField"]
    password.tap()
    password.typeText("wrong-password")
    app.buttons["com.example.stores.signInButton"].tap()

    let message = app.staticTexts["com.example.stores.signInErrorMessage"]
    XCTAssertTrue(message.waitForExistence(timeout: 5), "there is no message")
  }
}
