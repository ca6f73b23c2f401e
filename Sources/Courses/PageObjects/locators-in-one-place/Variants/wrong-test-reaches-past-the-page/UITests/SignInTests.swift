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
    XCTAssertTrue(OtherPage(app: app).isSignedIn)
  }

  func testMailAddressIsShown() {
    let form = SignInPage(app: app)
    form.fillIn(email: "test@example.com", password: "password1234")
    form.send()
    let other = OtherPage(app: app)
    XCTAssertTrue(other.isSignedIn)
    XCTAssertEqual(app.staticTexts["test@example.com"].label, "test@example.com")
  }

  func testMailAddressNeedsAnAtSign() {
    let form = SignInPage(app: app)
    form.fillIn(email: "test.example.com", password: "password1234")
    XCTAssertFalse(form.canBeSent)
  }
}
