import XCTest

final class StockTests: XCTestCase {
  func testTheStockOfAStove() {
    let app = XCUIApplication()
    app.launch()

    let field = app.textFields["search.field"]
    field.tap()
    field.typeText("9003301")
    app.buttons["search.start"].tap()

    let printing = app.buttons["product.printing"]
    XCTAssertTrue(printing.wait(for: \.isHittable, toEqual: true, timeout: 10))
    XCTAssertTrue(app.staticTexts["product.stock"].exists)
  }
}
