import PageObjects
import XCTest

/// The bar with the tabs, on every root view.
final class FooterBar: PageComponent {
  private enum Tab: Int {
    case home, tools, settings
  }

  func selectHome() -> HomeScreen? { select(.home, HomeScreen.self) }
  func selectTools() -> ToolsScreen? { select(.tools, ToolsScreen.self) }
  func selectSettings() -> SettingsScreen? { select(.settings, SettingsScreen.self) }

  /// Tabs are told by their place, as their names depend on the language.
  private func select<Screen: RootView>(_ tab: Tab, _ screen: Screen.Type) -> Screen? {
    openView(screen, byTapping: root.buttons.element(boundBy: tab.rawValue))
  }
}

extension BaseView {
  var footerBar: FooterBar { FooterBar(in: self, root: APP.tabBars.firstMatch) }
}
