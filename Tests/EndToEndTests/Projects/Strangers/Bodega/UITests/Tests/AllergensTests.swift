import XCTest

final class AllergensTests: BodegaTestCase {
  func testAllergensAreNamed() {
    let card = launchAsMember().filter("Allergens")
    card.wait(for: app.navigationBars["Allergens"])
    XCTAssertTrue(app.staticTexts["Egg"].waitForExistence(timeout: 2))
  }
}
