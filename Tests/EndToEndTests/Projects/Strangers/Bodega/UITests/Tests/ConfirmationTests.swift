import XCTest

private final class CheckoutRobot: CartRobot {
  lazy var note = app.staticTexts["order.confirmation"]

  @discardableResult
  func assertConfirmed() -> Self {
    wait(for: note, 8)
    return self
  }
}

final class ConfirmationTests: BodegaTestCase {
  func testPlacedOrderIsConfirmed() {
    launchAsMember()
    OrderDish(app: app, dish: "pulpo").run().openCart().placeOrder()
    let checkout = CheckoutRobot(app: app).assertConfirmed()
    XCTAssertEqual(checkout.note.label, "Order number 41 is on its way.")
  }
}
