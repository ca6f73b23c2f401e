import XCTest

final class SignInTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
    OtherPage(app: app).openSignIn()
  }

  func testSignIn() {
    let form = SignInPage(app: app)
    form.fillIn(email: "test@example.com", password: "password1234")
    form.send()
    XCTAssertNotNil(OtherPage(app: app).account)
  }

  func testMailAddressIsShown() {
    let form = SignInPage(app: app)
    form.fillIn(email: "test@example.com", password: "password1234")
    form.send()
    XCTAssertEqual(OtherPage(app: app).account, "test@example.com")
  }

  func testMailAddressNeedsAnAtSign() {
    let form = SignInPage(app: app)
    form.fillIn(email: "test.example.com", password: "password1234")
    XCTAssertFalse(form.canBeSent)
  }
}
