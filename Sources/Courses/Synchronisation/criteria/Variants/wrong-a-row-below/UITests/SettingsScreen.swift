import PageObjects
import XCTest

final class SettingsScreen: RootView {
  private var list: XCUIElement { APP.collectionViews["settings"] }
  private var knowledge: XCUIElement { APP.buttons["settings.knowledge"] }

  override func checkViewCriteria() -> String? {
    knowledge.isHittable ? nil : "the link to the knowledge base cannot be tapped"
  }

  func openKnowledgeBase() -> KnowledgeBaseScreen<SettingsScreen>? {
    openView(KnowledgeBaseScreen<SettingsScreen>.self, byTapping: knowledge)
  }
}
