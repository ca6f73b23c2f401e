import XCTest

private extension CardRobot {
  func leaveAndReturn() -> Self {
    XCUIDevice.shared.press(.home)
    app.launch()
    return assertShown()
  }
}

final class BackgroundTests: BodegaTestCase {
  func testCartIsThereAfterAPhoneCall() {
    launchAsMember()
    let card = OrderDish(app: app, dish: "jamon").run().leaveAndReturn()
    XCTAssertEqual(card.cart.value as? String, "1")
    XCTAssertTrue(card.openCart().total.label.hasPrefix("16"))
  }
}
