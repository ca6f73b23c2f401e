import XCTest

final class ExpenseDetailPage: LedgerPage {
  override var identifyingElement: XCUIElement { amountText }

  var amountText: XCUIElement { app.staticTexts["detail.amount"] }
  var deleteButton: XCUIElement { app.buttons["detail.delete"] }
  var alert: XCUIElement { app.alerts["Delete this expense?"] }

  @discardableResult
  func tapDelete() -> Self {
    deleteButton.tap()
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    return self
  }

  func confirmDeletion() -> ExpenseListPage {
    alert.buttons["Delete"].tap()
    return page(ExpenseListPage.self)
  }

  @discardableResult
  func cancelDeletion() -> Self {
    alert.buttons["Cancel"].tap()
    return self
  }

  func goBack() -> ExpenseListPage {
    app.navigationBars.buttons["Expenses"].tap()
    return page(ExpenseListPage.self)
  }
}
