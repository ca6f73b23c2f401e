import XCTest

struct StockScreen: Screen {
  let app: XCUIApplication

  var countText: XCUIElement { app.staticTexts["stock.count"] }
  var banner: XCUIElement { app.staticTexts["stock.banner"] }
  var searchField: XCUIElement { app.searchFields["Search stock"] }

  var items: XCUIElementQuery {
    app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'item.'"))
  }

  func item(_ id: String) -> XCUIElement { app.buttons["item.\(id)"] }

  @discardableResult
  func waitUntilLoaded() -> Self {
    expect(countText)
    return self
  }

  func open(_ id: String) -> ItemScreen {
    item(id).tap()
    let screen = ItemScreen(app: app)
    screen.expect(screen.noteField)
    return screen
  }

  @discardableResult
  func search(_ text: String) -> Self {
    searchField.tap()
    searchField.typeText(text)
    return self
  }

  @discardableResult
  func filter(_ category: String) -> Self {
    app.buttons["Filter"].tap()
    expect(app.buttons[category]).tap()
    return self
  }

  func delete(_ id: String, named name: String) {
    item(id).swipeLeft()
    expect(app.buttons["Delete"]).tap()
    expect(app.buttons["Delete \(name)"]).tap()
    expectGone(item(id))
  }

  @discardableResult
  func restock(_ id: String) -> Self {
    item(id).swipeRight()
    expect(app.buttons["Restock"]).tap()
    return self
  }

  func edit(_ id: String) -> FormScreen {
    item(id).swipeLeft()
    expect(app.buttons["Edit"]).tap()
    return FormScreen(app: app).waitUntilShown()
  }

  func add() -> FormScreen {
    app.buttons["stock.add"].tap()
    return FormScreen(app: app).waitUntilShown()
  }

  @discardableResult
  func sync() -> Self {
    app.buttons["Sync"].tap()
    expect(banner)
    return self
  }
}
