import XCTest

final class HomeTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testStrangerIsWelcomed() {
    XCTAssertEqual(HomePage(app: app).greetingText, "テストさん、こんにちは")
  }
}
