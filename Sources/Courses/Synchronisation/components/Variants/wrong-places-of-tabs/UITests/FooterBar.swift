import PageObjects
import XCTest

/// The bar with the tabs, which every screen has.
final class FooterBar: PageComponent {
  private var home: XCUIElement { root.buttons.element(boundBy: 1) }
  private var tools: XCUIElement { root.buttons.element(boundBy: 2) }
  private var settings: XCUIElement { root.buttons.element(boundBy: 3) }

  func selectHome() -> HomeScreen? { openView(HomeScreen.self, byTapping: home) }
  func selectTools() -> ToolsScreen? { openView(ToolsScreen.self, byTapping: tools) }
  func selectSettings() -> SettingsScreen? { openView(SettingsScreen.self, byTapping: settings) }
}

extension BaseView {
  var footerBar: FooterBar { FooterBar(in: self, root: APP.tabBars.firstMatch) }
}
