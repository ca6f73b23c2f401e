import XCTest

final class FirstLoadTests: StockroomTestCase {
  func testAllItemsAreListed() {
    XCTAssertEqual(stock.items.count, 5)
    XCTAssertTrue(stock.item("soap").exists)
  }
}
