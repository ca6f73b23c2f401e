import XCTest

struct RecipesPage {
  let app: XCUIApplication

  @discardableResult
  func open(_ name: String) -> RecipePage {
    app.staticTexts[name].firstMatch.tapWhenReady()
    return RecipePage(app: app)
  }

  func goToShopping() -> ShoppingPage {
    app.tabBars.buttons["Shopping"].tap()
    return ShoppingPage(app: app)
  }

  func goToSettings() -> SettingsPage {
    app.tabBars.buttons["Settings"].tap()
    return SettingsPage(app: app)
  }
}

struct RecipePage {
  let app: XCUIApplication

  var toast: XCUIElement { app.staticTexts["toast"] }

  @discardableResult
  func addToShoppingList() -> Self {
    app.buttons["shop_button"].tapWhenReady()
    return self
  }

  func back() -> RecipesPage {
    app.navigationBars.buttons.element(boundBy: 0).tap()
    return RecipesPage(app: app)
  }
}
