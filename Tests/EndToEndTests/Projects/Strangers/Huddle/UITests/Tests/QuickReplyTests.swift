import XCTest

struct QuickReplyPage {
  let app: XCUIApplication

  private var input: XCUIElement { app.textFields["chat.input"] }

  func reply(_ text: String) {
    XCTAssertTrue(input.waitForExistence(timeout: 5))
    input.typeText(text)
    app.buttons["chat.send"].tap()
  }
}

final class QuickReplyTests: HuddleTestCase {
  func testReplyingToDad() {
    let chat = chats.open("dad")
    QuickReplyPage(app: app).reply("In five minutes")
    XCTAssertTrue(chat.bubble("In five minutes").waitForExistence(timeout: 2))
  }
}
