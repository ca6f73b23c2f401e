import XCTest

final class SignInTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testSignIn() {
    let auth = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
    let other = SignInPage(app: auth.app)
      .typeEmail("test@example.com")
      .typePassword("password1234")
      .tapSignIn()

    XCTAssertTrue(other.isSignedIn)
  }

  func testMailAddressNeedsAnAtSign() {
    let auth = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
    let form = SignInPage(app: auth.app)
      .typeEmail("test.example.com")
      .typePassword("password1234")

    XCTAssertFalse(form.canBeSent)
  }
}
