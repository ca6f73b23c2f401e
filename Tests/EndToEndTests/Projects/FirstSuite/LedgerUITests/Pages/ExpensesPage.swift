import XCTest

@MainActor
struct ExpensesPage {
  let app: XCUIApplication

  var expensesBar: XCUIElement { app.navigationBars["Expenses"] }
  var addExpenseButton: XCUIElement { app.buttons["addExpense"] }
  var breadButton: XCUIElement { app.buttons["expense.Bread"] }
  var settingsButton: XCUIElement { app.tabBars.buttons["Settings"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(expensesBar.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func assertBread() -> Self {
    XCTAssertTrue(breadButton.waitForExistence(timeout: 5))
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
}
