import XCTest

final class OrderTests: BodegaTestCase {
  func testLoggingInShowsTheCard() {
    _ = launchAsGuest()
    LogIn(app: app).run()
    XCTAssertFalse(app.buttons["login.button"].exists)
  }

  func testOrderingTwoDishes() {
    launchAsMember()
    OrderDish(app: app, dish: "bravas").run()
    let cart = OrderDish(app: app, dish: "tortilla", quantity: 2).run().openCart()
    XCTAssertEqual(cart.total.label, "22,50\u{A0}€")
    cart.redeem("TAPAS2")
    XCTAssertEqual(cart.total.label, "20,50\u{A0}€")
    cart.placeOrder()
    cart.wait(for: cart.confirmation)
    XCTAssertEqual(cart.confirmation.label, "Order number 44 is on its way.")
  }

  func testEmptyingTheCart() {
    launchAsMember().filter("Vegetarian")
    let cart = OrderDish(app: app, dish: "flan").run().openCart().emptyCart()
    cart.wait(for: cart.empty)
  }
}
