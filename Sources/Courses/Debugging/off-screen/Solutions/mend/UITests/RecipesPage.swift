import XCTest

/// The list of recipes.
struct RecipesPage {
  let app: XCUIApplication

  var list: XCUIElement { app.collectionViews.firstMatch }

  /// The name of a recipe in the list.
  func name(_ text: String) -> XCUIElement { app.staticTexts[text] }

  func open(_ text: String) -> RecipePage {
    scroll(to: name(text))
    XCTAssertTrue(name(text).exists, "no recipe called \(text)")
    name(text).tap()
    return RecipePage(app: app)
  }

  /// Swipes until an element is there, a few times at most.
  private func scroll(to element: XCUIElement) {
    _ = list.waitForExistence(timeout: 3)
    for _ in 0..<5 where !element.exists { list.swipeUp() }
  }
}
