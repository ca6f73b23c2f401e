import XCTest

final class ExpenseFormPage {
  let app: XCUIApplication

  private var titleField: XCUIElement { app.textFields["form.title"] }
  private var amountField: XCUIElement { app.textFields["form.amount"] }
  private var doneButton: XCUIElement { app.toolbars.buttons["Done"] }
  private var saveButton: XCUIElement { app.buttons["form.save"] }

  init(app: XCUIApplication) {
    self.app = app
    XCTAssertTrue(titleField.waitForExistence(timeout: 5))
  }

  @discardableResult
  func typeTitle(_ title: String) -> Self {
    titleField.tap()
    titleField.typeText(title)
    return self
  }

  @discardableResult
  func typeAmount(_ amount: String) -> Self {
    amountField.tap()
    amountField.typeText(amount)
    return self
  }

  @discardableResult
  func hideKeyboard() -> Self {
    doneButton.tap()
    return self
  }

  func tapSave() -> ExpenseListPage {
    saveButton.tap()
    return ExpenseListPage(app: app)
  }
}
