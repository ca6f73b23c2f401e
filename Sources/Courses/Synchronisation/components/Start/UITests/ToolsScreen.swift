import PageObjects
import XCTest

final class ToolsScreen: RootView {
  private var basket: XCUIElement { APP.buttons["tools.basket"] }
  private var homeTab: XCUIElement { APP.tabBars.buttons["Home"] }
  private var settingsTab: XCUIElement { APP.tabBars.buttons["Settings"] }

  override func checkViewCriteria() -> String? {
    basket.exists ? nil : "there is no link to the print basket"
  }

  func selectHome() -> HomeScreen? {
    openView(HomeScreen.self, byTapping: homeTab, fixed: true)
  }

  func selectSettings() -> SettingsScreen? {
    openView(SettingsScreen.self, byTapping: settingsTab, fixed: true)
  }
}
