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

  func openProduct(_ sku: String) -> ProductScreen? {
    field.enter(sku)
    return openView(ProductScreen.self, byTapping: start)
  }

  func selectTools() -> ToolsScreen? {
    openView(ToolsScreen.self, byTapping: toolsTab, fixed: true)
  }

  func selectSettings() -> SettingsScreen? {
    openView(SettingsScreen.self, byTapping: settingsTab, fixed: true)
  }
}
