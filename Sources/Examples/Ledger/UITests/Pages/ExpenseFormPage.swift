import XCTest

final class ExpenseFormPage: LedgerPage {
  override var identifyingElement: XCUIElement { titleField }

  var titleField: XCUIElement { app.textFields["form.title"] }
  var amountField: XCUIElement { app.textFields["form.amount"] }
  var noteField: XCUIElement { app.textFields["form.note"].firstMatch }
  var categoryPicker: XCUIElement { app.buttons["form.category"] }
  var recurringSwitch: XCUIElement { app.switches["form.recurring"] }
  var monthsStepper: XCUIElement { app.steppers["form.months"] }
  var tipSlider: XCUIElement { app.sliders["form.tip"] }
  var totalText: XCUIElement { app.staticTexts["form.total"] }
  var hintText: XCUIElement { app.staticTexts["form.hint"] }
  var saveButton: XCUIElement { app.buttons["form.save"] }

  @discardableResult
  func type(title: String) -> Self {
    titleField.tap()
    titleField.typeText(title)
    return self
  }

  @discardableResult
  func type(amount: String) -> Self {
    amountField.tap()
    amountField.typeText(amount)
    return self
  }

  @discardableResult
  func hideKeyboard() -> Self {
    app.toolbars.buttons["Done"].tap()
    return self
  }

  @discardableResult
  func choose(category: String) -> Self {
    categoryPicker.tap()
    app.buttons[category].tap()
    return self
  }

  @discardableResult
  func turnOnRecurring() -> Self {
    recurringSwitch.switches.firstMatch.tap()
    return self
  }

  @discardableResult
  func scroll(to element: XCUIElement) -> Self {
    for _ in 0..<5 where !element.isHittable {
      app.swipeUp()
    }
    return self
  }

  @discardableResult
  func save() -> ExpenseListPage {
    scroll(to: saveButton)
    saveButton.tap()
    return page(ExpenseListPage.self)
  }

  func cancel() -> ExpenseListPage {
    app.navigationBars.buttons["Cancel"].tap()
    return page(ExpenseListPage.self)
  }
}
