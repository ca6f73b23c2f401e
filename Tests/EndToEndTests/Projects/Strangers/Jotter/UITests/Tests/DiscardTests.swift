import XCTest

extension EditorPage {
  func discard() -> NoteListPage {
    tapCancel()
    let question = app.alerts["Discard this note?"]
    XCTAssertTrue(question.waitForExistence(timeout: 3), "nobody asked")
    question.buttons["Discard"].tap()
    return go(to: NoteListPage.self)
  }
}

final class DiscardTests: JotterTestCase {
  func testDiscardedDraftIsNotListed() {
    let list = launch()
      .startNote()
      .type(title: "Half an idea")
      .discard()
    XCTAssertFalse(list.row("Half an idea").exists)
    XCTAssertEqual(list.countText.label, "5 notes")
  }
}
