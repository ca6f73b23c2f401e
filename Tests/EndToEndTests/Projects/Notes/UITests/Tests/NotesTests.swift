import XCTest

class NotesTests: NotesTestCase {
  private var notes: NotesListPage!

  override func setUp() {
    super.setUp()
    notes = LoginPage(app: app).type(email: "a@example.com").type(password: "secret").logIn()
    addTeardownBlock {
      print("the notes test is over")
    }
  }

  func testArchivedNotesAreHidden() {
    XCTAssertFalse(notes.row(4).exists)
    notes.archivedSwitch.tap()
    XCTAssertTrue(notes.row(4).waitForExistence(timeout: 1))
    XCTAssertEqual(notes.archivedSwitch.value as? String, "1")
  }

  @MainActor
  func testPinningSurvivesGoingBack() {
    let note = notes.open(2)
    XCTAssertEqual(note.text, "A robot that finds keys")
    XCTAssertEqual(note.pinnedSwitch.value as? String, "0")

    let again = note.togglePinned().goBack().open(2)
    XCTAssertEqual(again.pinnedSwitch.value as? String, "1")
  }

  @MainActor
  func testDeleteNote() {
    let list = notes.open(3).delete()
    XCTAssertTrue(list.title.waitForExistence(timeout: 2))
    XCTAssertFalse(list.row(3).exists)
    XCTAssertTrue(list.row(2).exists)
  }

  func testAddNote() {
    notes.addNote(titled: "Call Mum")
    XCTAssertTrue(notes.row(5).waitForExistence(timeout: 2))
    XCTAssertEqual(notes.row(5).label, "Call Mum")
  }

  @MainActor
  func testSearchFindsNotes() {
    let search = notes.openSearch().search(for: "ga")

    XCTAssertTrue(search.results.firstMatch.waitForExistence(timeout: 2))
    XCTAssertEqual(search.results.count, 1)
    XCTAssertEqual(search.results.firstMatch.label, "Garden")
    XCTAssertEqual(search.count, "Searched 1 times")
  }
}
