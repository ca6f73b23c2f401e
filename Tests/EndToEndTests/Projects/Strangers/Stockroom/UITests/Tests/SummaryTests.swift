import XCTest

private struct StockSummary {
  let text: String

  init(_ screen: StockScreen) {
    text = screen.countText.label
  }
}

final class SummaryTests: StockroomTestCase {
  func testSummaryFollowsDeletion() {
    stock.waitUntilLoaded()
    let summary = StockSummary(stock)
    stock.delete("flour", named: "Flour")

    XCTAssertEqual(summary.text, "4 items")
  }
}
