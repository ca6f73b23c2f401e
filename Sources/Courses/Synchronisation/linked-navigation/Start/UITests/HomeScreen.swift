import PageObjects
import XCTest

final class HomeScreen: RootView {
  private var field: XCUIElement { APP.textFields["search.field"] }
  private var start: XCUIElement { APP.buttons["search.start"] }
  private var toolsTab: XCUIElement { APP.tabBars.buttons["Tools"] }
  private var settingsTab: XCUIElement { APP.tabBars.buttons["Settings"] }

  override func checkViewCriteria() -> String? {
    field.exists ? nil : "there is no field to search with"
  }

  func search(_ sku: String) {
    field.enter(sku)
    start.tap()
  }

  func tapTools() {
    toolsTab.tap()
  }

  func tapSettings() {
    settingsTab.tap()
  }
}
