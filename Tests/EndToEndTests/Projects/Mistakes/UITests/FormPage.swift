import XCTest

/// The form for a new expense.
struct FormPage {
  let app: XCUIApplication

  var title: XCUIElement { app.textFields["form.title"] }
  var amount: XCUIElement { app.textFields["form.amount"] }
  var pin: XCUIElement { app.textFields["form.pin"] }
  var saveButton: XCUIElement { app.buttons["form.save"] }
  var submitButton: XCUIElement { app.buttons["form.submit"] }
  var wheel: XCUIElement { app.pickerWheels.firstMatch }

  func fill(_ title: String) {
    self.title.tap()
    self.title.typeText(title)
  }

  func save() -> ListPage {
    saveButton.tap()
    return ListPage(app: app)
  }
}
