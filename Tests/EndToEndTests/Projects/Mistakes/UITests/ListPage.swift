import XCTest

/// The list of expenses.
struct ListPage {
  let app: XCUIApplication

  var total: XCUIElement { app.staticTexts["list.total"] }
  var addButton: XCUIElement { app.buttons["list.add"] }
  var loadButton: XCUIElement { app.buttons["list.load"] }
  var clearButton: XCUIElement { app.buttons["list.clear"] }
  var spinner: XCUIElement { app.activityIndicators["list.spinner"] }
  var rows: XCUIElementQuery { app.cells }

  func title(of id: Int) -> XCUIElement { app.staticTexts["row.title.\(id)"] }

  func openForm() -> FormPage {
    addButton.tap()
    return FormPage(app: app)
  }

  func openDetail(_ title: String) -> DetailPage {
    app.staticTexts[title].tap()
    return DetailPage(app: app)
  }

  func openSettings() -> SettingsPage {
    app.tabBars.buttons["Settings"].tap()
    return SettingsPage(app: app)
  }

  func number(at index: Int) -> String {
    let titles = rows.allElementsBoundByIndex.map(\.label)
    return titles[index]
  }

  func amount() -> Int {
    Int(total.label)!
  }
}
