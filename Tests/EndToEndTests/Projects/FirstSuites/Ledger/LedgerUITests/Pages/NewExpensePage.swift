import XCTest

@MainActor
struct NewExpensePage {
  let app: XCUIApplication

  var newExpenseBar: XCUIElement { app.navigationBars["New Expense"] }
  var titleField: XCUIElement { app.textFields["form.title"] }
  var amountField: XCUIElement { app.textFields["form.amount"] }
  var doneButton: XCUIElement { app.buttons["Done"] }
  var saveButton: XCUIElement { app.buttons["form.save"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(newExpenseBar.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func typeTitle(_ text: String) -> Self {
    titleField.tap()
    titleField.typeText(text)
    return self
  }

  @discardableResult
  func typeAmount(_ text: String) -> Self {
    amountField.tap()
    amountField.typeText(text)
    return self
  }

  @discardableResult
  func tapDone() -> Self {
    doneButton.tap()
    return self
  }

  @discardableResult
  func tapSave() -> ExpensesPage {
    saveButton.tap()
    return ExpensesPage(app: app).assertDisplayed()
  }
}
