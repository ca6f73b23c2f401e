import XCTest

final class ExpenseFormPage {
  let app: XCUIApplication

  private var titleField: XCUIElement { app.textFields["form.title"] }

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
}
