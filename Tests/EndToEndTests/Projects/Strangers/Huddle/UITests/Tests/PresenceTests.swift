import XCTest

struct PresencePage {
  let app: XCUIApplication

  var presence: XCUIElement { app.staticTexts["chat.presence"] }
}

final class PresenceTests: HuddleTestCase {
  func testOnlineContactIsMarked() {
    _ = chats.open("sam")
    let page = PresencePage(app: app)
    page.presence.waitToAppear(3)
    XCTAssertEqual(page.presence.label, "online")
  }
}
