import XCTest

private extension StockScreen {
  func row(named name: String) -> XCUIElement {
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", name)).element
  }
}

final class LowStockTests: StockroomTestCase {
  func testLowItemOpens() {
    stock.waitUntilLoaded()
    stock.row(named: "Rice").tap()

    stock.expect(app.navigationBars["Rice"])
  }
}
