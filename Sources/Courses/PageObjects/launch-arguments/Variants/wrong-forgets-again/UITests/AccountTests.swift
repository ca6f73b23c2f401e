import XCTest

final class AccountTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testSignIn() {
    let other = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword("password1234")
      .tapSignIn()

    XCTAssertEqual(other.account, "test@example.com")
  }

  func testAccountIsRemembered() {
    let other = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword("password1234")
      .tapSignIn()
    XCTAssertEqual(other.account, "test@example.com")

    app.launch()

    XCTAssertEqual(HomePage(app: app).greetingText, "テストさん、こんにちは")
  }
}
