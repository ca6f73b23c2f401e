import XCTest

final class GreetingTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testNewNameIsGreeted() {
    SignInTestUseCase(app: app).execute()
    _ = OtherPage(app: app).openProfile()
    let profile = ProfilePage(app: app)
    profile.replaceName("佐藤")
    profile.save()
    OtherPage(app: app).openHome()

    XCTAssertEqual(HomePage(app: app).greeting, "佐藤さん、こんにちは")
  }
}
