import XCTest

final class SearchTests: XCTestCase {
  func testASkuOpensItsProduct() {
    let app = XCUIApplication()
    app.launch()

    app.textFields["search.field"].tap()
    app.textFields["search.field"].typeText("9003301")
    app.buttons["search.start"].tap()

    let price = app.staticTexts["product.price"]
    XCTAssertTrue(price.wait(for: \.exists, toEqual: true, timeout: 20))
    XCTAssertEqual(price.label, "€ 92")
  }
}
