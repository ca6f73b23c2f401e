import XCTest

struct ChatSearchPage {
  let app: XCUIApplication

  var field: XCUIElement { app.searchFields["Search chats"] }
  var results: XCUIElementQuery { app.cells }

  func search(_ text: String) -> Self {
    if !field.exists { app.swipeDown() }
    field.waitToAppear(3).tap()
    field.typeText(text)
    return self
  }
}

final class SearchTests: HuddleTestCase {
  func testSearchFindsOneChat() {
    let list = chats
    let search = ChatSearchPage(app: app).search("jonas")
    XCTAssertEqual(search.results.count, 1)
    list.row("jonas").tap()
    let chat = ChatPage(app: app).waitUntilShown()
    XCTAssertTrue(chat.bubble("Thanks!").exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(list.row("climbers").waitForExistence(timeout: 3))
  }
}
