import XCTest

final class GreetingTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testNewNameIsGreeted() {
    _ = SignInTestUseCase(app: app)
      .execute()
      .openProfile()
      .replaceName("佐藤")
      .save()
    let home = OtherPage(app: app).openHome()

    XCTAssertEqual(home.greeting, "佐藤さん、こんにちは")
  }
}
