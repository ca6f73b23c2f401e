import XCTest

struct ShoppingPage {
  let app: XCUIApplication

  var items: XCUIElementQuery {
    app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'item_'"))
  }

  var emptyText: XCUIElement { app.staticTexts["Nothing to buy"] }

  var tab: XCUIElement { app.tabBars.buttons["Shopping"] }

  func item(_ name: String) -> XCUIElement { app.buttons["item_\(name)"] }

  @discardableResult
  func add(_ name: String) -> Self {
    let field = app.textFields["item_field"]
    field.tap()
    field.typeText(name)
    app.buttons["Add"].tap()
    return self
  }

  @discardableResult
  func check(_ name: String) -> Self {
    item(name).tap()
    return self
  }

  @discardableResult
  func clear(_ choice: String) -> Self {
    app.buttons["clear_button"].tap()
    app.sheets.buttons[choice].tap()
    return self
  }
}

struct SettingsPage {
  let app: XCUIApplication

  var metric: XCUIElement { app.switches["Metric units"] }

  func showAbout() {
    app.buttons["About"].firstMatch.tap()
  }

  @discardableResult
  func reset() -> RecipesPage {
    app.buttons["reset_button"].tapWhenReady()
    app.alerts["Reset all recipes?"].buttons["Reset"].tapWhenReady()
    return RecipesPage(app: app)
  }
}
