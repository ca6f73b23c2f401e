import XCTest

/// From the list to the list, with a group more.
struct CreateGroup {
  let name: String
  let contacts: [String]

  func run(from list: ConversationsPage) -> ConversationsPage {
    var page = list.newGroup().type(name: name)
    for contact in contacts {
      page = page.choose(contact)
    }
    return page.create()
  }
}

final class GroupTests: HuddleTestCase {
  func testGroupShowsItsMembers() {
    let list = CreateGroup(name: "Hikers", contacts: ["Lena Fuchs"]).run(from: chats)
    let chat = list.open("hikers")
    XCTAssertTrue(app.navigationBars["Hikers"].exists)
    XCTAssertEqual(chat.members.label, "2 members")
  }
}
