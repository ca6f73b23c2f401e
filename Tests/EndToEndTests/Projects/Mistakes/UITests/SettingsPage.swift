import XCTest

/// The settings.
struct SettingsPage {
  let app: XCUIApplication

  var name: XCUIElement { app.textFields["settings.name"] }
  var notify: XCUIElement { app.switches["settings.notify"] }
  var saveButton: XCUIElement { app.buttons["settings.save"] }
  var locateButton: XCUIElement { app.buttons["settings.locate"] }
  var status: XCUIElement { app.staticTexts["settings.status"] }
  var expert: XCUIElement { app.staticTexts["settings.expert"] }
}
