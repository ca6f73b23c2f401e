import XCTest

struct LeaveGroupPage {
  let app: XCUIApplication

  func leave(_ title: String, row: XCUIElement) {
    row.press(forDuration: 1.2)
    app.buttons["Leave Group"].waitToAppear().tap()
    let question = app.alerts["Leave \(title)?"]
    XCTAssertTrue(question.waitForExistence(timeout: 4))
    question.buttons["Leave"].tap()
  }
}

final class LeaveGroupTests: HuddleTestCase {
  func testLeftGroupIsGone() {
    let list = chats
    LeaveGroupPage(app: app).leave("Book Club", row: list.row("bookclub"))
    XCTAssertTrue(list.row("bookclub").waitForNonExistence(timeout: 3))
  }
}
