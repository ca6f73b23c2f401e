import PageObjects
import XCTest

/// The tab with the settings, a list longer than the screen.
///
/// No row is a criterion: coming back, the list is where it was left.
final class SettingsScreen: RootView {
  enum Element: String, ElementLocator {
    case list = "settings"
    case knowledge = "settings.knowledge"
    case signOut = "settings.signOut"

    func locator(_ root: XCUIElement) -> XCUIElement {
      switch self {
      case .list: return root.collectionViews[rawValue]
      case .knowledge, .signOut: return root.buttons[rawValue]
      }
    }
  }

  override func checkViewCriteria() -> String? {
    Element.list.unmet(in: APP)
  }

  /// The link is further down, so it has to be scrolled to.
  func openKnowledgeBase() -> KnowledgeBaseScreen<SettingsScreen>? {
    openView(
      KnowledgeBaseScreen<SettingsScreen>.self, byTapping: Element.knowledge.locator(APP))
  }

  /// Leads nowhere: only managers can sign out.
  func signOut() -> HomeScreen? {
    openView(HomeScreen.self, byTapping: Element.signOut.locator(APP))
  }
}
