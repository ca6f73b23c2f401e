import XCTest

struct TabBar {
  let app: XCUIApplication

  var expensesTab: XCUIElement { app.tabBars.buttons["Expenses"] }

  func openExpenses() -> ExpenseListPage {
    expensesTab.tap()
    return ExpenseListPage(app).assertShown()
  }

  func openStatistics() -> StatisticsPage {
    app.tabBars.buttons["Statistics"].tap()
    return StatisticsPage(app).assertShown()
  }

  func openSettings() -> SettingsPage {
    app.tabBars.buttons["Settings"].tap()
    return SettingsPage(app).assertShown()
  }
}
