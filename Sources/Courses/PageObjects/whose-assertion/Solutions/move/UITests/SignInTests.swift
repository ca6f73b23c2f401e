import XCTest

final class SignInTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testSignIn() {
    let other = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword("password1234")
      .tapSignIn()

    XCTAssertEqual(other.account, "test@example.com")
  }

  func testWrongPasswordIsRefused() {
    let form = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword("wrong-password")
      .tapSignInInVain()

    XCTAssertEqual(form.message, "メールアドレスまたはパスワードが正しくありません")
  }
}
