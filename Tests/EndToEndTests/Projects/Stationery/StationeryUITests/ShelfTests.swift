import XCTest

final class ShelfTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testPrices() {
    let page = ShelfPage(app: app).waitForAppearance().showPrices()
    XCTAssertEqual(page.price(of: "pen"), "1.50 Taler")
    XCTAssertEqual(page.stamp, "stamped: 2 + 3")
    XCTAssertEqual(page.environment, "Staging")
    XCTAssertEqual(
      page.application,
      "Stationery, 1.0, com.example.paper.stationery, To scan barcodes of Stationery.")
    XCTAssertEqual(page.mottos, "of the shop, of the labels")
  }

  func testAddedItemHasABarcode() {
    ShelfPage(app: app).waitForAppearance().addItem()
    XCTAssertTrue(app.staticTexts["Item |3|"].waitForExistence(timeout: 2))
  }

  func testSkippedByThePlan() { XCTFail("The plan leaves this one out") }
}
