import XCTest

final class ConversationTests: HuddleTestCase {
  func testSendingAMessage() {
    let chat = chats.open("jonas").send("See you at six")
    XCTAssertTrue(chat.bubble("See you at six").exists)
    XCTAssertFalse(chat.sendButton.isEnabled)
    let list = chat.back()
    XCTAssertTrue(list.row("jonas").label.contains("See you at six"))
  }

  func testMutingFromTheList() {
    let list = chats.mute("climbers")
    let muted = NSPredicate(format: "label CONTAINS 'Muted'")
    let expectation = XCTNSPredicateExpectation(predicate: muted, object: list.row("climbers"))
    XCTAssertEqual(XCTWaiter().wait(for: [expectation], timeout: 3), .completed)
  }

  func testNewGroupComesFirst() {
    let list = chats.newGroup()
      .type(name: "Lunch")
      .choose("Lena Fuchs").choose("Sam Ito")
      .create()
    list.row("lunch").waitToAppear()
  }
}
