import XCTest

final class SignInTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testSignIn() {
    _ = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword("password1234")
      .tapSignIn()
  }

  func testWrongPasswordIsRefused() {
    _ = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword("wrong-password")
      .tapSignInInVain()
  }
}
