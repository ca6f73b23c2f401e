import XCTest

final class JapaneseTests: XCTestCase {
  func testTheToastIsJapanese() {
    continueAfterFailure = false
    let app = XCUIApplication()
    app.launchArguments += ["-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"]
    guard let home = HomeScreen(app: app).launchTheApplication() else { return }
    guard let product = home.searchBar.searchForSingleItem("9003301") else { return }
    guard let transition = product.openPrinting()?.addLabelAndOpenBasket() else { return }
    XCTAssertEqual(transition.toastInfo?.message, "Camp Stoveの値札を追加しました")
    XCTAssertTrue(app.navigationBars["印刷リスト"].exists)
  }
}
