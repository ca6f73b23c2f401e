import XCTest

final class HomeTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testGreeting() {
    XCTAssertEqual(HomePage(app: app).greetingText, "ようこそ")
  }

  func testCouponSaysWhatItIs() {
    let home = HomePage(app: app)
      .tapCoupon()

    XCTAssertEqual(home.summaryText, "お会計のときに使えるクーポンを配信しています。")
  }
}
