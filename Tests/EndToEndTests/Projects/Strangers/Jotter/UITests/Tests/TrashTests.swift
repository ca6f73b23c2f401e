import XCTest

final class TrashTests: JotterTestCase {
  func testDeletedNotesSayHowLongTheyStay() {
    let trash = launch().openTrash()
    XCTAssertTrue(trash.daysLeft.waitForExistence(timeout: 3))
    XCTAssertEqual(trash.daysLeft.label, "30 days left")
  }
}
