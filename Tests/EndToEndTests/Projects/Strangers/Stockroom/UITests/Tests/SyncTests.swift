import XCTest

private extension StockScreen {
  func syncAndWait() {
    app.buttons["Sync"].tap()
    expect(banner)
    expectGone(banner, within: 15)
  }
}

final class SyncTests: StockroomTestCase {
  func testListStaysAfterSync() {
    stock.waitUntilLoaded().syncAndWait()

    XCTAssertEqual(stock.items.count, 5)
  }
}
