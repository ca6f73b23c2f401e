import XCTest

struct ChatPage {
  let app: XCUIApplication

  var input: XCUIElement { app.textFields["chat.input"] }
  var sendButton: XCUIElement { app.buttons["chat.send"] }
  var status: XCUIElement { app.staticTexts["message.status"].firstMatch }
  var members: XCUIElement { app.staticTexts["chat.members"] }

  func waitUntilShown() -> Self {
    input.waitToAppear()
    return self
  }

  @discardableResult
  func send(_ text: String) -> Self {
    input.tap()
    input.typeText(text)
    sendButton.tap()
    return self
  }

  func bubble(_ text: String) -> XCUIElement { app.staticTexts[text] }

  func back() -> ConversationsPage {
    app.navigationBars.buttons["Chats"].tap()
    return ConversationsPage(app: app).waitUntilShown()
  }
}
