import XCTest

private extension NoteListPage {
  @discardableResult
  func orderByTitle() -> Self {
    let choice = app.buttons["Title"]
    XCTAssertTrue(choice.waitForExistence(timeout: 2))
    choice.tap()
    return self
  }
}

final class SortTests: JotterTestCase {
  func testNotesByTitle() {
    let list = launch().orderByTitle()
    XCTAssertEqual(
      list.titles, ["Birthday", "App names", "Groceries", "Retro", "Standup"])
  }
}
