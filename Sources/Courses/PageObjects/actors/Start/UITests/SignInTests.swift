import XCTest

@MainActor
final class SignInTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testSignIn() {
    let other = HomePage(app: app)
      .openOther()
      .assertDisplayed()
      .tapLogin()
      .assertDisplayed()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword("password1234")
      .tapSignIn()

    XCTAssertEqual(other.account, "test@example.com")
  }
}
