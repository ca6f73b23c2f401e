import XCTest

final class EditorPage: Page {
  override var marker: XCUIElement { app.navigationBars["New Note"] }

  var titleField: XCUIElement { app.textFields["editor.title"] }
  var textView: XCUIElement { app.textViews["editor.text"] }
  var saveButton: XCUIElement { app.navigationBars["New Note"].buttons["Save"] }

  @discardableResult
  func type(title: String) -> Self {
    titleField.tap()
    titleField.typeText(title)
    return self
  }

  @discardableResult
  func type(text: String) -> Self {
    textView.tap()
    textView.typeText(text)
    return self
  }

  func save() -> NoteListPage {
    saveButton.tap()
    return go(to: NoteListPage.self)
  }

  func tapCancel() {
    app.navigationBars["New Note"].buttons["Cancel"].tap()
  }
}

final class NotePage: Page {
  override var marker: XCUIElement { app.staticTexts["note.words"] }

  var text: XCUIElement { app.staticTexts["note.text"] }

  func back() -> NoteListPage {
    app.navigationBars.buttons["Notes"].tap()
    return go(to: NoteListPage.self)
  }
}

final class TrashPage: Page {
  override var marker: XCUIElement { app.navigationBars["Recently Deleted"] }

  var daysLeft: XCUIElement { app.staticTexts["trash.days"].firstMatch }
}
