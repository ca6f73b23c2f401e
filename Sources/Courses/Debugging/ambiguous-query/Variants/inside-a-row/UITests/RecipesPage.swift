import XCTest

/// The list of recipes.
struct RecipesPage {
  let app: XCUIApplication

  /// The name of a recipe in the list.
  func name(_ text: String) -> XCUIElement {
    app.cells.buttons.staticTexts[text]
  }

  func open(_ text: String) -> RecipePage {
    XCTAssertTrue(name(text).waitForExistence(timeout: 3), "no recipe called \(text)")
    name(text).tap()
    return RecipePage(app: app)
  }
}
