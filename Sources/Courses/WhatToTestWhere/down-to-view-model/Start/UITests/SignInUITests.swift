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

  func testRefusalKeepsTheAddressOnly() {
    let form = SignInPage(app: app)
      .type(email: "nobody@example.com", password: "password123")
      .submitInVain()
    XCTAssertEqual(form.emailField.value as? String, "nobody@example.com")
    XCTAssertEqual(
      form.passwordField.value as? String, form.passwordField.placeholderValue,
      "the password is still there")
  }
}
