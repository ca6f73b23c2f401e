import XCTest

final class SignInFormTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testMailAddressNeedsAnAtSign() {
    app.tabBars.buttons["com.example.stores.otherTab"].tap()
    app.buttons["com.example.stores.loginButton"].tap()
    app.buttons["com.example.stores.auth.signInButton"].tap()

    let email = app.textFields["com.example.stores.mailTextField"]
    email.tap()
    email.typeText("test.example.com")

    let hint = app.staticTexts["com.example.stores.validationMessage"]
    XCTAssertEqual(hint.label, "メールアドレスの形式で入力してください")
    XCTAssertFalse(app.buttons["com.example.stores.signInButton"].isEnabled)
  }

  func testShortPasswordCannotBeSent() {
    app.tabBars.buttons["com.example.stores.otherTab"].tap()
    app.buttons["com.example.stores.loginButton"].tap()
    app.buttons["com.example.stores.auth.signInButton"].tap()

    let email = app.textFields["com.example.stores.emailTextField"]
    email.tap()
    email.typeText("test@example.com")
    let password = app.secureTextFields["com.example.stores.passwordTextField"]
    password.tap()
    password.typeText("1234567")

    XCTAssertFalse(app.buttons["com.example.stores.signInButton"].isEnabled)
  }
}
