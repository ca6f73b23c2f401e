import XCTest

/// What a customer sees without signing in.
final class HomeTests: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  @MainActor
  func testGreetingAndNotice() throws {
    let _ = HomeViewPage(app: app)
      .assertDisplayed()
      .assertGreeting("ようこそ")
      .assertNoticeDisplayed()
  }

  @MainActor
  func testSwitchTabs() throws {
    XCTContext.runActivity(named: "その他タブに切り替える") { _ in
      let _ = TabBarPage(app: app)
        .assertDisplayed()
        .tapOtherTab()

      let _ = OtherViewPage(app: app)
        .assertSignedOut()
    }

    XCTContext.runActivity(named: "ホームタブに戻る") { _ in
      let _ = TabBarPage(app: app)
        .tapHomeTab()

      let _ = HomeViewPage(app: app)
        .assertDisplayed()
    }
  }

  @MainActor
  func testOpenFeatureAndGoBack() throws {
    let homeViewPage = HomeViewPage(app: app)

    XCTContext.runActivity(named: "クーポンを開く") { _ in
      let _ =
        homeViewPage
        .assertDisplayed()
        .tapCouponRow()
        .assertFeatureDisplayed()
    }

    XCTContext.runActivity(named: "ホーム画面に戻る") { _ in
      let _ =
        homeViewPage
        .tapBackButton()
        .assertDisplayed()
    }
  }
}
