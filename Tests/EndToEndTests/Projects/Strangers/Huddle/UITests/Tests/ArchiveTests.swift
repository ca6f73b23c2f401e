import XCTest

extension ConversationsPage {
  func archive(_ id: String) -> Self {
    row(id).waitToAppear().swipeRight()
    app.buttons["Archive"].waitToAppear(3).tap()
    return self
  }
}

final class ArchiveTests: HuddleTestCase {
  func testArchivedChatLeavesTheList() {
    let list = chats.archive("climbers")
    XCTAssertTrue(list.row("climbers").waitForNonExistence(timeout: 3))
  }
}
