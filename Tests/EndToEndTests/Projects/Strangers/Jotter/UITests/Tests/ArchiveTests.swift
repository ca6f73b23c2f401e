import XCTest

final class ArchiveListPage: NoteListPage {
  @discardableResult
  func moveToArchive(_ title: String) -> Self {
    let cell = row(title)
    XCTAssertTrue(cell.waitForExistence(timeout: 3))
    cell.swipeRight()
    app.collectionViews.buttons["Archive"].firstMatch.tap()
    XCTAssertTrue(cell.waitForNonExistence(timeout: 3), "\(title) is still in the list")
    return self
  }
}

final class ArchiveTests: JotterTestCase {
  func testArchivedNoteLeavesTheList() {
    launch()
    let list = ArchiveListPage(app).moveToArchive("Standup")
    XCTAssertEqual(list.countText.label, "4 notes")
  }
}
