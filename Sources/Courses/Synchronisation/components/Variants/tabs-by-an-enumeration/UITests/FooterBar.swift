import PageObjects
import XCTest

final class FooterBar: PageComponent {
  private enum Tab: String {
    case home = "Home"
    case tools = "Tools"
    case settings = "Settings"
  }

  func selectHome() -> HomeScreen? { select(.home, HomeScreen.self) }
  func selectTools() -> ToolsScreen? { select(.tools, ToolsScreen.self) }
  func selectSettings() -> SettingsScreen? { select(.settings, SettingsScreen.self) }

  private func select<Screen: RootView>(_ tab: Tab, _ screen: Screen.Type) -> Screen? {
    openView(screen, byTapping: root.buttons[tab.rawValue])
  }
}

extension BaseView {
  var footerBar: FooterBar { FooterBar(in: self, root: APP.tabBars.firstMatch) }
}
