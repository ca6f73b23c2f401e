import XCTest

struct MishapsPage {
  let app: XCUIApplication

  var title: XCUIElement { app.staticTexts["title"] }
  var missingButton: XCUIElement { app.buttons["no such button"] }
  var field: XCUIElement { app.textFields["field"] }
  var twin: XCUIElement { app.buttons["twin"] }
  var lateText: XCUIElement { app.staticTexts["late"] }
  var hostileText: XCUIElement { app.staticTexts["hostile"] }

  func press(_ button: String) {
    app.buttons[button].tap()
  }

  func numberInTitle() -> Int {
    Int(title.label)!
  }

  func waitForMissingButton() {
    while !missingButton.exists {}
  }

  func scrolls(before count: Int) -> Int {
    scrolls(before: count + 1) + 1
  }
}
