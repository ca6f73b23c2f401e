import XCTest

struct ShelfPage {
  let app: XCUIApplication

  private var add: XCUIElement { app.buttons["shelf.add"] }
  private var prices: XCUIElement { app.switches["shelf.prices"] }

  @discardableResult
  func waitForAppearance() -> Self {
    XCTAssertTrue(add.waitForExistence(timeout: 5))
    return self
  }

  func addItem() -> Self {
    add.tap()
    return self
  }

  func showPrices() -> Self {
    prices.tap()
    return self
  }

  func price(of id: String) -> String { app.staticTexts["price.\(id)"].label }
  var stamp: String { app.staticTexts["shelf.stamp"].label }
  var application: String { app.staticTexts["shelf.application"].label }
  var mottos: String { app.staticTexts["shelf.mottos"].label }
  var environment: String { app.staticTexts["shelf.environment"].label }
}
