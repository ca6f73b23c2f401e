import XCTest

private extension StockScreen {
  func results(containing text: String) -> XCUIElementQuery {
    items.matching(NSPredicate(format: "label CONTAINS %@", text))
  }
}

final class ButterSearchTests: StockroomTestCase {
  func testSearchIgnoresTheCase() {
    stock.waitUntilLoaded().search("butter")
    stock.expectGone(stock.item("flour"))

    XCTAssertEqual(stock.results(containing: "butter").count, 1)
  }
}
