import XCTest

struct ConversationsPage {
  let app: XCUIApplication

  var searchField: XCUIElement { app.searchFields["Search chats"] }

  func row(_ id: String) -> XCUIElement { app.buttons["conversation.\(id)"] }

  func waitUntilShown() -> Self {
    app.navigationBars["Chats"].waitToAppear()
    return self
  }

  func open(_ id: String) -> ChatPage {
    row(id).waitToAppear().tap()
    return ChatPage(app: app).waitUntilShown()
  }

  func mute(_ id: String) -> Self {
    row(id).swipeLeft()
    app.buttons["Mute"].waitToAppear().tap()
    return self
  }

  func newGroup() -> NewGroupPage {
    app.navigationBars["Chats"].buttons["New Group"].tap()
    return NewGroupPage(app: app).waitUntilShown()
  }

  func profile() -> ProfilePage {
    app.navigationBars["Chats"].buttons["Profile"].tap()
    return ProfilePage(app: app).waitUntilShown()
  }
}
