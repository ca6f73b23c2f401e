import XCTest

final class DessertTests: BodegaTestCase {
  func testDessertIsAtTheEndOfTheCard() {
    let card = launchAsMember()
    let flan = card.choose("flan")
    XCTAssertEqual(flan.price.label, "4,50\u{A0}€")
  }
}
