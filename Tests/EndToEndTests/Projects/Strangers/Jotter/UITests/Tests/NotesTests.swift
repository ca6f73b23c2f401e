import XCTest

final class NotesTests: JotterTestCase {
  func testAddingANote() {
    let list = launch()
      .startNote()
      .type(title: "Packing")
      .type(text: "Socks and charger")
      .save()
    XCTAssertTrue(list.row("Packing").waitForExistence(timeout: 2))
    XCTAssertTrue(list.toast.exists)
    XCTAssertEqual(list.countText.label, "6 notes")
  }

  func testReadingANote() {
    let note = launch().open("Groceries")
    XCTAssertEqual(note.marker.label, "3 words")
    XCTAssertTrue(note.back().row("Groceries").exists)
  }

  func testFilterAndSort() {
    let list = launch().filter("Work").sort(by: "Title")
    XCTAssertEqual(list.titles, ["Retro", "Standup"])
  }
}
