import XCTest

final class AccountTests: StoresTestCase {
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

    app.launchArguments = []
    app.launch()

    XCTAssertEqual(HomePage(app: app).greetingText, "テストさん、こんにちは")
  }
}
