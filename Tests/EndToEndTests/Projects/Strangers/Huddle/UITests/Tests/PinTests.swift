import XCTest

struct RowMenu {
  let app: XCUIApplication
  let row: XCUIElement

  func choose(_ title: String) {
    row.press(forDuration: 0.2)
    let item = app.buttons[title]
    XCTAssertTrue(item.waitForExistence(timeout: 3), "No \(title) in the menu")
    item.tap()
  }
}

final class PinTests: HuddleTestCase {
  func testPinnedChatMovesToTheTop() {
    let list = chats
    RowMenu(app: app, row: list.row("dad")).choose("Pin")
    let first = app.cells.element(boundBy: 0)
    XCTAssertTrue(first.buttons["conversation.dad"].waitForExistence(timeout: 3))
  }
}
