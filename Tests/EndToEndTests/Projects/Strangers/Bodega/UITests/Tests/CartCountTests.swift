import XCTest

private extension CardRobot {
  var countInCart: String {
    cart.staticTexts.firstMatch.label
  }
}

final class CartCountTests: BodegaTestCase {
  func testCartCountsItsDishes() {
    launchAsMember()
    let card = OrderDish(app: app, dish: "gambas", quantity: 3).run()
    XCTAssertEqual(card.countInCart, "3")
    XCTAssertEqual(card.openCart().total.label, "37,5\u{A0}€")
  }
}
