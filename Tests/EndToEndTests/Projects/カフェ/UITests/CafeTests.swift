import XCTest

final class CafeTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func test注文から完成まで() {
    let app = XCUIApplication()
    app.launch()
    OrderUseCase(drinkID: 1).execute(app)
    BrewUseCase().execute(app)
    XCTAssertEqual(app.staticTexts["timer_remaining"].label, "残り0秒")
    XCTAssertTrue(app.staticTexts["timer_toast"].waitForNonExistence(timeout: 4))
  }

  @MainActor
  func testSearch() async throws {
    let app = XCUIApplication()
    app.launch()
    let page = MenuPage(app)
    XCTAssertTrue(page.loading.exists)
    XCTAssertTrue(page.drink(1).waitForExistence(timeout: 3))
    page.search("紅茶")
    XCTAssertTrue(page.drink(1).waitForNonExistence(timeout: 3))
    XCTAssertTrue(page.drink(2).exists)
    XCTAssertEqual(page.drink(2).label, "紅茶, 500円")
  }

  func testNonIsolatedTabs() {
    let app = XCUIApplication()
    app.launch()
    let bar = app.tabBars.element
    XCTAssertEqual(bar.buttons.count, 3)
    bar.buttons["設定"].tap()
    XCTAssertTrue(app.navigationBars["設定"].exists)
    bar.buttons.element(boundBy: 1).tap()
    XCTAssertTrue(app.buttons["開始"].exists)
  }

  func testSettingsToggle() async {
    let app = await XCUIApplication()
    await app.launch()
    await TabBarPage(app).select(.settings)
    await MainActor.run {
      let toggle = app.switches["settings_notifications"]
      XCTAssertEqual(toggle.value as? String, "1")
      XCTAssertTrue(app.staticTexts["毎朝8時に届きます"].exists)
      toggle.tap()
      XCTAssertEqual(toggle.value as? String, "0")
      XCTAssertFalse(app.staticTexts["毎朝8時に届きます"].exists)
    }
  }

  @MainActor
  func testSync() throws {
    let app = XCUIApplication()
    app.launch()
    TabBarPage(app).select(.settings)
    app.buttons["settings_sync"].tap()
    XCTAssertTrue(app.staticTexts["同期中…"].exists)
    XCTAssertFalse(app.buttons["settings_sync"].isEnabled)
    let status = app.staticTexts["settings_status"]
    let synced = expectation(
      for: NSPredicate { element, _ in (element as? XCUIElement)?.label == "同期済み" },
      evaluatedWith: status)
    wait(for: [synced], timeout: 5)
    let unwrapped = try XCTUnwrap(status.label.first)
    XCTAssertEqual(unwrapped, "同")
  }

  @MainActor
  func testProgress() {
    let app = XCUIApplication()
    app.launch()
    TabBarPage(app).select(.timer)
    let progress = app.progressIndicators["timer_progress"]
    XCTAssertEqual(progress.value as? String, "0%")
    TimerPage(app).start()
    let before = progress.value as? String
    Thread.sleep(forTimeInterval: 2)
    XCTAssertNotEqual(progress.value as? String, before)
  }
}
