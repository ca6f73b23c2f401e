import XCTest

final class SignInFormTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testMailAddressNeedsAnAtSign() {
    let form = HomePage(app: app)
      .assertDisplayed()
      .openOther()
      .assertDisplayed()
      .tapLogin()
      .typeEmail("test.example.com")

    XCTAssertEqual(form.hint, "メールアドレスの形式で入力してください")
  }
}
