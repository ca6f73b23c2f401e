import XCTest

@MainActor
struct ExpensesPage {
  let app: XCUIApplication

  var expensesBar: XCUIElement { app.navigationBars["Expenses"] }
  var addExpenseButton: XCUIElement { app.buttons["addExpense"] }
  var settingsButton: XCUIElement { app.tabBars.buttons["Settings"] }
  func expense(_ id: String) -> XCUIElement { app.buttons["expense.\(id)"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(expensesBar.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func tapAddExpense() -> NewExpensePage {
    addExpenseButton.tap()
    return NewExpensePage(app: app).assertDisplayed()
  }

  @discardableResult
  func tapSettings() -> SettingsPage {
    settingsButton.tap()
    return SettingsPage(app: app).assertDisplayed()
  }

  @discardableResult
  func assertExpense(_ id: String) -> Self {
    XCTAssertTrue(expense(id).waitForExistence(timeout: 5))
    return self
  }
}
