import XCTest

final class SignInTests: UITestCase {
  func testSignIn() {
    HomePage(app: app)
      .tapOtherTab()
      .tapLogin()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword(ProcessInfo.processInfo.environment["PASSWORD_TEXT_FIELD"] ?? "")
      .tapSignIn()
      .assertAccountEmail()
  }
}
