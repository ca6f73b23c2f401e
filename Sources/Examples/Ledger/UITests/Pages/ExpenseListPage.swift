import XCTest

final class ExpenseListPage: LedgerPage {
  override var identifyingElement: XCUIElement { app.navigationBars["Expenses"] }

  var searchField: XCUIElement { app.searchFields["Search expenses"] }
  var emptyMessage: XCUIElement { app.staticTexts["emptyMessage"] }
  var toast: XCUIElement { app.staticTexts["toast"] }
  var undoButton: XCUIElement { app.buttons["Undo"] }

  func row(_ title: String) -> XCUIElement {
    app.buttons["expense.\(title)"]
  }

  func cell(_ title: String) -> XCUIElement {
    app.cells.containing(.button, identifier: "expense.\(title)").element
  }

  var titles: [String] {
    app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'expense.'"))
      .allElementsBoundByIndex
      .map { String($0.identifier.dropFirst("expense.".count)) }
  }

  @discardableResult
  func waitForRow(_ title: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(
      row(title).waitForExistence(timeout: 5), "no row \(title)", file: file, line: line)
    return self
  }

  func tapAdd() -> ExpenseFormPage {
    app.navigationBars.buttons["addExpense"].tap()
    return page(ExpenseFormPage.self)
  }

  func open(_ title: String) -> ExpenseDetailPage {
    row(title).tap()
    return page(ExpenseDetailPage.self)
  }

  @discardableResult
  func search(_ text: String) -> Self {
    searchField.tap()
    searchField.typeText(text)
    return self
  }

  @discardableResult
  func choose(scope: String) -> Self {
    app.segmentedControls["scopePicker"].buttons[scope].tap()
    return self
  }

  @discardableResult
  func swipeToDelete(_ title: String) -> Self {
    cell(title).swipeLeft()
    app.buttons["Delete"].tap()
    return self
  }

  func swipeToEdit(_ title: String) -> ExpenseFormPage {
    cell(title).swipeRight()
    app.collectionViews.buttons["Edit"].tap()
    return page(ExpenseFormPage.self)
  }

  @discardableResult
  func pullToRefresh() -> Self {
    let list = app.collectionViews.firstMatch
    let top = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2))
    let bottom = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9))
    top.press(forDuration: 0.1, thenDragTo: bottom)
    return self
  }
}
