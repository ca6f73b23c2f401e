import XCTest

final class SignInTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testSignIn() {
    let other = OtherPage(app: app)
      .open()
      .openAuth()
      .openSignIn()
      .signIn(email: "test@example.com", password: "password1234")
    XCTAssertTrue(other.accountEmail.waitForExistence(timeout: 5), "not signed in")
  }
}
