import XCTest

final class StockTests: XCTestCase {
  func testTheStockOfAStove() {
    let app = XCUIApplication()
    app.launch()

    let field = app.textFields["search.field"]
    field.tap()
    field.typeText("9003301")
    app.buttons["search.start"].tap()

    sleep(3)
    XCTAssertTrue(app.buttons["product.printing"].isHittable)
    XCTAssertTrue(app.staticTexts["product.stock"].exists)
  }
}
