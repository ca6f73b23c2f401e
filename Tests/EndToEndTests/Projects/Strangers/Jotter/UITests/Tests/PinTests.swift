import XCTest

final class PinTests: JotterTestCase {
  private var list: NoteListPage { NoteListPage(app) }

  override func setUp() {
    continueAfterFailure = false
  }

  func testPinnedNoteComesFirst() {
    launch()
    list.row("Retro").swipeRight()
    app.buttons["Pin"].tap()
    XCTAssertTrue(app.staticTexts["Pinned"].waitForExistence(timeout: 2))
    XCTAssertEqual(list.titles.first, "Retro")
  }
}
