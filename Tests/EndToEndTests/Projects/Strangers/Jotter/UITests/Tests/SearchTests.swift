import XCTest

final class SearchTests: JotterTestCase {
  func testSearchingForOneThingAfterAnother() {
    let list = launch().search("milk")
    XCTAssertEqual(list.titles, ["Groceries"])

    list.search("release")
    XCTAssertTrue(list.row("Standup").waitForExistence(timeout: 2))
    XCTAssertEqual(list.countText.label, "1 notes")
  }
}
