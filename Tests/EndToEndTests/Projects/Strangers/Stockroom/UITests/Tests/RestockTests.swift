import XCTest

private struct DeliveryScreen: Screen {
  let app: XCUIApplication

  func receive(_ id: String) {
    let row = app.buttons["item.\(id)"]
    expect(row).swipeLeft()
    expect(app.buttons["Restock"], within: 2).tap()
  }
}

final class RestockTests: StockroomTestCase {
  func testDeliveryRaisesTheAmount() {
    DeliveryScreen(app: app).receive("oatmilk")

    XCTAssertEqual(stock.item("oatmilk").label, "Oat milk, 20 l")
  }
}
