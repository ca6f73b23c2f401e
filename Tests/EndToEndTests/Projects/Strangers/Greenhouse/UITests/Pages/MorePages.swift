import XCTest

final class TasksPage: Page {
  override var anchor: XCUIElement { app.navigationBars["Tasks"] }
  var doneButton: XCUIElement { app.buttons["task.done"] }

  func task(_ title: String) -> XCUIElement { app.staticTexts[title] }

  func finish(_ title: String) -> Self {
    XCTAssertTrue(task(title).waitForExistence(timeout: 3))
    doneButton.tap()
    return self
  }
}

final class GuidesPage: Page {
  override var anchor: XCUIElement { app.navigationBars["Guides"] }
  var text: XCUIElement { app.staticTexts["guide.text"] }

  func open(_ title: String) -> Self {
    app.buttons[title].tap()
    XCTAssertTrue(text.waitForExistence(timeout: 5), "the guide \(title) does not open")
    return self
  }
}

final class JournalPage: Page {
  override var anchor: XCUIElement { app.navigationBars["Journal"] }
  var field: XCUIElement { app.textFields["journal.text"] }

  func write(_ text: String) -> Self {
    app.buttons["New entry"].tap()
    XCTAssertTrue(field.waitForExistence(timeout: 3))
    field.tap()
    field.typeText(text)
    app.buttons["Keep"].tap()
    XCTAssertTrue(field.waitForNonExistence(timeout: 3), "the entry's sheet stays")
    return self
  }

  func entry(_ text: String) -> XCUIElement { app.staticTexts[text] }
}
