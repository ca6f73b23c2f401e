import XCTest

struct NewGroupPage {
  let app: XCUIApplication

  var name: XCUIElement { app.textFields["group.name"] }
  var createButton: XCUIElement { app.navigationBars["New Group"].buttons["Create"] }

  func waitUntilShown() -> Self {
    name.waitToAppear()
    return self
  }

  func type(name text: String) -> Self {
    name.tap()
    name.typeText(text)
    return self
  }

  func choose(_ contact: String) -> Self {
    app.buttons["contact.\(contact)"].tap()
    return self
  }

  func create() -> ConversationsPage {
    createButton.tap()
    return ConversationsPage(app: app).waitUntilShown()
  }
}
