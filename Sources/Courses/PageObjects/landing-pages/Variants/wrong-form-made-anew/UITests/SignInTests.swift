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

    XCTAssertTrue(other.isSignedIn)
  }

  func testMailAddressNeedsAnAtSign() {
    let form = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail("test.example.com")
      .typePassword("password1234")

    XCTAssertFalse(form.canBeSent)
  }

  func testWrongPasswordIsRefused() {
    _ = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
    _ = SignInPage(app: app)
      .typeEmail("test@example.com")
      .typePassword("wrong-password")
      .tapSignInInVain()

    XCTAssertEqual(SignInPage(app: app).message, "メールアドレスまたはパスワードが正しくありません")
  }
}
