import XCTest

struct ProfilePage {
  let app: XCUIApplication

  var name: XCUIElement { app.textFields["profile.name"] }
  var receipts: XCUIElement { app.switches["profile.receipts"] }
  var saveButton: XCUIElement { app.buttons["profile.save"] }

  func waitUntilShown() -> Self {
    name.waitToAppear()
    return self
  }
}
