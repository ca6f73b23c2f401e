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

  func testMailAddressNeedsAnAtSign() {
    let form = SignInPage(app: app)
    _ = form.typeEmail("test.example.com")
    _ = form.typePassword("password1234")

    XCTAssertFalse(form.canBeSent)
  }

  func testWrongPasswordIsRefused() {
    let form = SignInPage(app: app)
      .typeEmail("test@example.com")
      .typePassword("wrong-password")
      .tapSignIn()

    XCTAssertEqual(form.message, "メールアドレスまたはパスワードが正しくありません")
  }
}
