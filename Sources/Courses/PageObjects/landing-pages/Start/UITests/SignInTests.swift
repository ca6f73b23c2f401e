import XCTest

final class SignInTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testSignIn() {
    _ = HomePage(app: app).openOther()
    _ = OtherPage(app: app).tapLogin()
    _ = AuthPage(app: app).tapSignIn()
    SignInPage(app: app)
      .typeEmail("test@example.com")
      .typePassword("password1234")
      .tapSignIn()

    XCTAssertTrue(OtherPage(app: app).isSignedIn)
  }

  func testMailAddressNeedsAnAtSign() {
    _ = HomePage(app: app).openOther()
    _ = OtherPage(app: app).tapLogin()
    _ = AuthPage(app: app).tapSignIn()
    let form = SignInPage(app: app)
      .typeEmail("test.example.com")
      .typePassword("password1234")

    XCTAssertFalse(form.canBeSent)
  }
}
