import XCTest

/// Launches the app and searches in it.
class SearchTestCase: XCTestCase {
  let app = XCUIApplication()

  var price: XCUIElement { app.staticTexts["product.price"] }

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func search(_ text: String) {
    let field = app.textFields["search.field"]
    field.tap()
    field.typeText(text)
    app.buttons["search.start"].tap()
  }
}
