import XCTest

final class SignInTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    launch()
  }

  private func launch() {
    app.launch()
  }

  func testSignIn() {
    let other = OtherPage(app: app).open().openAuth().openSignIn()
      .signIn(email: "test@example.com", password: "password1234")
    XCTAssertTrue(other.accountEmail.waitForExistence(timeout: 5), "not signed in")
  }

  func testWrongPasswordIsRefused() {
    let form = OtherPage(app: app).open().openAuth().openSignIn()
      .signInInVain(email: "test@example.com", password: "password12345")
    XCTAssertTrue(form.errorMessage.waitForExistence(timeout: 5), "no message")
  }

  /// As on the build machine: one after the other, on the same device.
  func testOneAfterTheOther() {
    testSignIn()
    launch()
    testWrongPasswordIsRefused()
  }
}
