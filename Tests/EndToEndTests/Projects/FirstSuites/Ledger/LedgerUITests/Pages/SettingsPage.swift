import XCTest

@MainActor
struct SettingsPage {
  let app: XCUIApplication

  var settingsBar: XCUIElement { app.navigationBars["Settings"] }
  var darkModeSwitch: XCUIElement { app.switches["settings.darkMode"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(settingsBar.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func tapDarkMode() -> Self {
    darkModeSwitch.tap()
    return self
  }

  @discardableResult
  func assertDarkModeValue(_ value: String) -> Self {
    XCTAssertEqual(darkModeSwitch.value as? String, value)
    return self
  }
}
