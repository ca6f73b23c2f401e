import XCTest

class NoteListPage: Page {
  override var marker: XCUIElement { app.navigationBars["Notes"] }

  var addButton: XCUIElement { app.buttons["notes.add"] }
  var countText: XCUIElement { app.staticTexts["notes.count"] }
  var toast: XCUIElement { app.staticTexts["toast"] }
  var searchField: XCUIElement { app.searchFields["Search notes"] }

  func row(_ title: String) -> XCUIElement {
    app.buttons["note.\(title)"]
  }

  var titles: [String] {
    app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'note.'"))
      .allElementsBoundByIndex
      .map { String($0.identifier.dropFirst("note.".count)) }
  }

  func open(_ title: String) -> NotePage {
    XCTAssertTrue(row(title).waitForExistence(timeout: 3))
    row(title).tap()
    return go(to: NotePage.self)
  }

  func startNote() -> EditorPage {
    addButton.tap()
    return go(to: EditorPage.self)
  }

  @discardableResult
  func search(_ text: String) -> Self {
    if !searchField.isHittable { app.swipeDown() }
    searchField.tap()
    searchField.typeText(text)
    return self
  }

  @discardableResult
  func filter(_ tag: String) -> Self {
    app.buttons["filter.\(tag)"].tap()
    return self
  }

  @discardableResult
  func sort(by order: String) -> Self {
    app.navigationBars["Notes"].buttons["Sort"].tap()
    let choice = app.buttons[order]
    XCTAssertTrue(choice.waitForExistence(timeout: 2))
    choice.tap()
    return self
  }

  @discardableResult
  func archive(_ title: String) -> Self {
    row(title).swipeLeft()
    app.collectionViews.buttons["Archive"].firstMatch.tap()
    XCTAssertTrue(row(title).waitForNonExistence(timeout: 3))
    return self
  }

  func openTrash() -> TrashPage {
    app.buttons["Recently Deleted"].tap()
    return go(to: TrashPage.self)
  }
}
