import XCTest

final class QuickNoteTests: JotterTestCase {
  func testNoteWithOnlyATitleAndALine() {
    let editor = launch().startNote()
    editor.titleField.typeText("Call the bank")
    editor.textView.tap()
    editor.textView.typeText("Before noon")

    let list = editor.save()
    XCTAssertTrue(list.row("Call the bank").waitForExistence(timeout: 2))
  }
}
