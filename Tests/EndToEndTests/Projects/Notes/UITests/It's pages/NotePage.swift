import XCTest

actor NotePage {
  let app: XCUIApplication

  @MainActor
  init(app: XCUIApplication) {
    self.app = app
  }

  @MainActor
  var pinnedSwitch: XCUIElement { app.switches["note.pinned"] }

  @MainActor
  var text: String { app.staticTexts["note.text"].label }

  @MainActor
  @discardableResult
  func togglePinned() -> Self {
    pinnedSwitch.tap()
    return self
  }

  @MainActor
  func delete() -> NotesListPage {
    app.buttons["note.delete"].tap()
    app.alerts.buttons["Delete it"].waitAndTap(timeout: 2)
    return NotesListPage(app: app)
  }

  @MainActor
  func goBack() -> NotesListPage {
    app.navigationBars.buttons.element(boundBy: 0).tap()
    return NotesListPage(app: app)
  }
}
