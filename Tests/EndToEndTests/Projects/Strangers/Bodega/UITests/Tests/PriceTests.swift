import XCTest

final class PriceTests: BodegaTestCase {
  func testPriceOfADish() {
    let dish = launchAsMember().choose("gambas")
    XCTAssertEqual(dish.price.label, "12,50 €")
  }
}
