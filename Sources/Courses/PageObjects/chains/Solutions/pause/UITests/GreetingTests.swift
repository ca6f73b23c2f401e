import XCTest

final class GreetingTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testNewNameIsGreeted() {
    let home = SignInTestUseCase(app: app)
      .execute()
      .openProfile()
      .replaceName("佐藤")
      .save()
      .openHome()

    XCTAssertEqual(home.greeting, "佐藤さん、こんにちは")
  }

  func testSignedOutCustomerIsWelcomed() {
    let home = SignInTestUseCase(app: app)
      .execute()
      .openHome()
    XCTAssertEqual(home.greeting, "テストさん、こんにちは")

    let homeOfNobody = home
      .openOther()
      .signOut()
      .openHome()
    XCTAssertEqual(homeOfNobody.greeting, "ようこそ")
  }
}
