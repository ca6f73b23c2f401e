import PageObjects
import XCTest

final class SettingsScreen: RootView {
  private var list: XCUIElement { APP.collectionViews["settings"] }
  private var homeTab: XCUIElement { APP.tabBars.buttons["Home"] }
  private var toolsTab: XCUIElement { APP.tabBars.buttons["Tools"] }

  override func checkViewCriteria() -> String? {
    list.exists ? nil : "the list of settings does not exist"
  }

  func selectHome() -> HomeScreen? {
    openView(HomeScreen.self, byTapping: homeTab, fixed: true)
  }

  func selectTools() -> ToolsScreen? {
    openView(ToolsScreen.self, byTapping: toolsTab, fixed: true)
  }
}
