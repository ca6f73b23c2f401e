import XCTest

/// One recipe.
struct RecipePage {
  let app: XCUIApplication

  var shoppingButton: XCUIElement { app.buttons["shop_button"] }

  var isShown: Bool { shoppingButton.waitForExistence(timeout: 3) }
}
