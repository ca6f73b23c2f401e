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
    let other = OtherPage(app: app)
      .tapLogin()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword("password1234")
      .tapSignIn()

    XCTAssertTrue(other.isSignedIn)
  }

  func testMailAddressNeedsAnAtSign() {
    _ = HomePage(app: app).openOther()
    let form = OtherPage(app: app)
      .tapLogin()
      .tapSignIn()
      .typeEmail("test.example.com")
      .typePassword("password1234")

    XCTAssertFalse(form.canBeSent)
  }
}
