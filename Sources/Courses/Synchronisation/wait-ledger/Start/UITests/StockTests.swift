import XCTest

final class StockTests: XCTestCase {
  func testTheStockOfAStove() {
    let app = XCUIApplication()
    app.launch()

    _ = app.alerts.firstMatch.waitForExistence(timeout: 5)

    let field = app.textFields["search.field"]
    XCTAssertTrue(field.waitForExistence(timeout: 10))
    field.tap()
    field.typeText("9003301")
    app.buttons["search.start"].tap()

    XCTAssertTrue(app.navigationBars["Results"].waitForExistence(timeout: 10))
    sleep(3)
    XCTAssertTrue(app.buttons["product.printing"].isHittable)
    XCTAssertTrue(app.staticTexts["product.stock"].waitForExistence(timeout: 10))
  }
}
