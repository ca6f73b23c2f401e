import XCTest

private extension StockScreen {
  func throwAway(_ id: String, named name: String) {
    expect(item(id))
    expect(app.buttons["Delete"], within: 2).tap()
    expect(app.buttons["Delete \(name)"]).tap()
    expectGone(item(id))
  }
}

final class ClearOutTests: StockroomTestCase {
  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
  }

  func testThrowingAwayAnItem() {
    stock.waitUntilLoaded().throwAway("soap", named: "Dish soap")

    XCTAssertEqual(stock.countText.label, "4 items")
  }
}
