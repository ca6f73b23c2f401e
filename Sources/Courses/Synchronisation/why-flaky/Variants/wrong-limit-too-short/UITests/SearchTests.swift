import XCTest

final class SearchTests: XCTestCase {
  func testASkuOpensItsProduct() {
    let app = XCUIApplication()
    app.launch()

    app.textFields["search.field"].tap()
    app.textFields["search.field"].typeText("9003301")
    app.buttons["search.start"].tap()

    XCTAssertTrue(app.staticTexts["product.price"].waitForExistence(timeout: 2))
  }
}
