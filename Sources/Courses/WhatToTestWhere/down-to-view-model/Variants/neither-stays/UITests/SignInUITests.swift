import XCTest

final class SignInUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testFormIsThere() {
    XCTAssertTrue(SignInPage(app: app).submitButton.exists)
  }
}
