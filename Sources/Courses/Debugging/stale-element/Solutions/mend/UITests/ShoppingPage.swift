import XCTest

/// What is still to be bought.
struct ShoppingPage {
  let app: XCUIApplication

  var tab: XCUIElement { app.tabBars.buttons["Shopping"] }
  var field: XCUIElement { app.textFields["item_field"] }
  var addButton: XCUIElement { app.buttons["Add"] }
  var deleteButton: XCUIElement { app.collectionViews.buttons["Delete"] }
  var emptyText: XCUIElement { app.staticTexts["Nothing to buy"] }
  var items: XCUIElementQuery {
    app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'item_'"))
  }

  func open() -> Self {
    tab.tap()
    return self
  }

  func add(_ name: String) -> Self {
    field.tap()
    field.typeText(name)
    addButton.tap()
    return self
  }

  func deleteAll() -> Self {
    for _ in 0..<items.count {
      items.firstMatch.swipeLeft()
      deleteButton.tap()
    }
    return self
  }
}
