import XCTest

private extension NoteListPage {
  @discardableResult
  func duplicate(_ title: String) -> Self {
    row(title).press(forDuration: 0.2)
    let item = app.buttons["Duplicate"]
    XCTAssertTrue(item.waitForExistence(timeout: 3), "no menu for \(title)")
    item.tap()
    return self
  }
}

final class DuplicateTests: JotterTestCase {
  func testCopyStandsAtTheEnd() {
    let list = launch().duplicate("Groceries")
    XCTAssertTrue(list.row("Groceries copy").waitForExistence(timeout: 2))
    XCTAssertEqual(list.titles.last, "Groceries copy")
  }
}
