import XCTest

struct NotesListPage: Page {
  let app: XCUIApplication

  var title: XCUIElement { app.navigationBars["Notes"] }
  var account: XCUIElement { app.staticTexts["notes.account"] }
  var archivedSwitch: XCUIElement { app.switches["notes.showArchived"] }

  func row(_ id: Int) -> XCUIElement {
    app.buttons["notes.row.\(id)"]
  }

  @MainActor
  func open(_ id: Int) -> NotePage {
    row(id).waitAndTap()
    return NotePage(app: app)
  }

  func addNote(titled title: String) {
    app.buttons["New note"].tap()
    let titleField = app.textFields["newNote.title"]
    XCTAssertTrue(titleField.waitForExistence(timeout: 2))
    titleField.clearAndType(title)
    app.buttons["newNote.save"].tap()
  }

  func openSearch() -> SearchPage {
    app.buttons["notes.search"].tap()
    return SearchPage()
  }
}
