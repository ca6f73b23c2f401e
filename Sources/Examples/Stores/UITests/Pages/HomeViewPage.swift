import XCTest

/// The screen of the tab 「ホーム」 and the feature screens it leads to.
public actor HomeViewPage {
  let app: XCUIApplication

  @MainActor
  private var greeting: XCUIElement {
    app.staticTexts["com.example.stores.greeting"]
  }

  @MainActor
  private var notice: XCUIElement {
    app.staticTexts["com.example.stores.notice"]
  }

  @MainActor
  private var couponRow: XCUIElement {
    app.buttons["com.example.stores.feature.coupon"]
  }

  @MainActor
  private var featureSummary: XCUIElement {
    app.staticTexts["com.example.stores.featureSummary"]
  }

  @MainActor
  private var backButton: XCUIElement {
    app.navigationBars.buttons["ホーム"]
  }

  /// Models the home screen of the given app.
  @MainActor
  public init(app: XCUIApplication) {
    self.app = app
  }

  /// Fails the test unless the home screen is shown.
  @MainActor
  public func assertDisplayed() -> Self {
    XCTAssertTrue(app.navigationBars["ホーム"].exists, "ホーム画面が表示されていません")
    XCTAssertTrue(greeting.exists, "greeting が存在しません")
    return self
  }

  /// Fails the test unless the greeting reads as given.
  @MainActor
  public func assertGreeting(_ text: String) -> Self {
    XCTAssertEqual(greeting.label, text, "あいさつが異なります")
    return self
  }

  /// Fails the test unless a notice arrives in time.
  @MainActor
  public func assertNoticeDisplayed() -> Self {
    XCTAssertTrue(notice.waitForExistence(timeout: 3), "notice が表示されません")
    return self
  }

  /// Opens the screen of the feature 「クーポン」.
  @MainActor
  public func tapCouponRow() -> Self {
    couponRow.tap()
    return self
  }

  /// Fails the test unless a feature's own screen is shown.
  @MainActor
  public func assertFeatureDisplayed() -> Self {
    XCTAssertTrue(
      featureSummary.waitForExistence(timeout: 3), "featureSummary が存在しません")
    XCTAssertFalse(greeting.exists, "greeting がまだ表示されています")
    return self
  }

  /// Goes back from a feature's screen to the home screen.
  @MainActor
  public func tapBackButton() -> Self {
    backButton.tap()
    return self
  }
}
