import XCTest

final class NoteTests: StockroomTestCase {
  func testNoteIsSavedInPlace() {
    let item = stock.waitUntilLoaded().open("soap")
    item.noteField.typeText("Lemon scent")
    app.buttons["Save note"].tap()

    let saved = expectation(description: "note saved")
    wait(for: [saved], timeout: 5)
    XCTAssertEqual(item.savedNote.label, "Lemon scent")
  }
}
