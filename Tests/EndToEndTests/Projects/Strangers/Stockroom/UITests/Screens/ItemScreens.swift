import XCTest

struct ItemScreen: Screen {
  let app: XCUIApplication

  var noteField: XCUIElement { app.textFields["detail.note"] }
  var savedNote: XCUIElement { app.staticTexts["detail.savedNote"] }
  var amountStepper: XCUIElement { app.steppers["detail.amount"] }

  @discardableResult
  func write(note: String) -> Self {
    noteField.tap()
    noteField.typeText(note)
    app.buttons["Save note"].tap()
    return self
  }
}

struct FormScreen: Screen {
  let app: XCUIApplication

  var nameField: XCUIElement { app.textFields["form.name"] }
  var perishableSwitch: XCUIElement { app.switches["form.perishable"] }

  func waitUntilShown() -> Self {
    expect(nameField)
    return self
  }

  @discardableResult
  func type(name: String) -> Self {
    nameField.tap()
    nameField.typeText(name)
    return self
  }

  @discardableResult
  func choose(category: String) -> Self {
    app.buttons["form.category"].tap()
    expect(app.buttons[category]).tap()
    return self
  }

  @discardableResult
  func save() -> StockScreen {
    app.buttons["form.save"].tap()
    expectGone(nameField)
    return StockScreen(app: app)
  }
}
