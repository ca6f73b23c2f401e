import XCTest

class LocalizationUITests: XCTestCase {
  func testJapanese() {
    let app = XCUIApplication()
    app.launchArguments += ["-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"]
    app.launch()

    XCTAssertTrue(app.navigationBars["マイレシピ"].waitForExistence(timeout: 3))
    XCTAssertTrue(app.tabBars.buttons["買い物"].exists)
    app.staticTexts["カレーライス"].firstMatch.tapWhenReady()
    XCTAssertTrue(app.staticTexts["4人分"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.buttons["shop_button"].label.hasSuffix("買い物リストに追加"))
    app.buttons["cook_button"].tapWhenReady()
    XCTAssertTrue(app.staticTexts["全3ステップ中1"].waitForExistence(timeout: 2))
  }
}
