import XCTest

/// The tab bar, which is there on every screen but the sheet's.
public actor TabBarPage {
  let app: XCUIApplication

  @MainActor
  private var homeTab: XCUIElement {
    app.tabBars.buttons["com.example.stores.homeTab"]
  }

  @MainActor
  private var otherTab: XCUIElement {
    app.tabBars.buttons["com.example.stores.otherTab"]
  }

  /// Models the tab bar of the given app.
  @MainActor
  public init(app: XCUIApplication) {
    self.app = app
  }

  /// Fails the test unless both tabs are shown.
  @MainActor
  public func assertDisplayed() -> Self {
    XCTAssertTrue(homeTab.exists, "homeTab が存在しません")
    XCTAssertTrue(otherTab.exists, "otherTab が存在しません")
    return self
  }

  /// Changes to the tab 「ホーム」.
  @MainActor
  public func tapHomeTab() -> Self {
    homeTab.tap()
    return self
  }

  /// Changes to the tab 「その他」.
  @MainActor
  public func tapOtherTab() -> Self {
    otherTab.tap()
    return self
  }
}
