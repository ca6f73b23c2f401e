import PageObjects
import XCTest

/// The tab with the settings, a list longer than the screen.
final class SettingsScreen: RootView {
  enum Element: String, ElementLocator {
    case sounds = "settings.sounds"
    case knowledge = "settings.knowledge"
    case signOut = "settings.signOut"

    func locator(_ root: XCUIElement) -> XCUIElement {
      switch self {
      case .sounds: return root.switches[rawValue]
      case .knowledge, .signOut: return root.buttons[rawValue]
      }
    }
  }

  override func checkViewCriteria() -> String? {
    Element.sounds.unmet(\.isHittable, in: APP)
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
