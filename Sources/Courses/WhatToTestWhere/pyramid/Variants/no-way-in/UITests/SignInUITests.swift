import XCTest

final class SignInUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testAddressNeedsAnAt() {
    let form = SignInPage(app: app).type(email: "mori.example.com", password: "password123")
    XCTAssertFalse(form.submitButton.isEnabled)
  }
}
