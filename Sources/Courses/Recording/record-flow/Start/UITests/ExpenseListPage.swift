import XCTest

final class ExpenseListPage {
  let app: XCUIApplication

  private var addButton: XCUIElement { app.buttons["addExpense"] }

  init(app: XCUIApplication) {
    self.app = app
    XCTAssertTrue(app.navigationBars["Expenses"].waitForExistence(timeout: 5))
  }

  func tapAdd() -> ExpenseFormPage {
    addButton.tap()
    return ExpenseFormPage(app: app)
  }

  @discardableResult
  func assertRow(_ title: String) -> Self {
    XCTAssertTrue(app.buttons["expense.\(title)"].waitForExistence(timeout: 5))
    return self
  }
}
