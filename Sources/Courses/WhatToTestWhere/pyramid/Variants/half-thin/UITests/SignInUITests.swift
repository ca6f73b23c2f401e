import XCTest

final class SignInUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testSignInLeadsToThePeople() {
    let people = SignInPage(app: app)
      .type(email: "mori@example.com", password: "password123")
      .submit()
    XCTAssertTrue(people.row(1).waitForExistence(timeout: 5), "nobody is there")
  }

  func testAddressNeedsAnAt() {
    let form = SignInPage(app: app).type(email: "mori.example.com", password: "password123")
    XCTAssertFalse(form.submitButton.isEnabled)
  }
}
