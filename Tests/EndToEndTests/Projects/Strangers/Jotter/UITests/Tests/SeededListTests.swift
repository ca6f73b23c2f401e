import XCTest

final class SeededListTests: JotterTestCase {
  func testEmptyNotebookCountsNoNotes() {
    app.launch()
    app.launchEnvironment["JOTTER_SEED"] = "empty"

    let list = NoteListPage(app).appears()
    XCTAssertEqual(list.countText.label, "0 notes")
    XCTAssertTrue(list.titles.isEmpty)
  }
}
