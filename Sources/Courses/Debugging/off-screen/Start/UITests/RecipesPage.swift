import XCTest

/// The list of recipes.
struct RecipesPage {
  let app: XCUIApplication

  var list: XCUIElement { app.collectionViews.firstMatch }

  /// The name of a recipe in the list.
  func name(_ text: String) -> XCUIElement { app.staticTexts[text] }

  func open(_ text: String) -> RecipePage {
    XCTAssertTrue(name(text).waitForExistence(timeout: 3), "no recipe called \(text)")
    name(text).tap()
    return RecipePage(app: app)
  }
}
