import XCTest

final class HomeTests: XCTestCase {
  let app: XCUIApplication = {
    let app = XCUIApplication()
    app.launchArguments.append("-resetUserDefaults")
    return app
  }()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testStrangerIsWelcomed() {
    XCTAssertEqual(HomePage(app: app).greetingText, "ようこそ")
  }
}
