import XCTest

final class SettingsPage: LedgerPage {
  override var identifyingElement: XCUIElement { app.navigationBars["Settings"] }

  var darkModeSwitch: XCUIElement { app.switches["settings.darkMode"] }
  var budgetStepper: XCUIElement { app.steppers["settings.budget"] }

  func choose(currency: String) -> Self {
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Currency'")).firstMatch.tap()
    let choice = app.buttons[currency]
    XCTAssertTrue(choice.waitForExistence(timeout: 2))
    choice.tap()
    return assertShown()
  }

  func deleteEverything() -> Self {
    app.buttons["Delete All Expenses"].tap()
    app.sheets.buttons["Delete All"].tap()
    return self
  }

  func openTags() -> TagsPage {
    app.buttons["Tags"].tap()
    return page(TagsPage.self)
  }
}

final class TagsPage: LedgerPage {
  override var identifyingElement: XCUIElement { app.navigationBars["Tags"] }

  var countText: XCUIElement { app.staticTexts["tagCount"] }
  var tags: [String] { app.cells.staticTexts.allElementsBoundByIndex.map(\.label) }

  func add(_ name: String) -> Self {
    app.navigationBars.buttons["Add"].tap()
    let alert = app.alerts["New Tag"]
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    alert.textFields["Name"].typeText(name)
    alert.buttons["Add"].tap()
    return self
  }

  func move(_ name: String, above other: String) -> Self {
    app.navigationBars.buttons["Edit"].tap()
    let handles = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Reorder'"))
    handles.matching(NSPredicate(format: "label CONTAINS %@", name)).firstMatch
      .press(
        forDuration: 0.5,
        thenDragTo: handles.matching(NSPredicate(format: "label CONTAINS %@", other)).firstMatch)
    app.navigationBars.buttons["Done"].tap()
    return self
  }
}
