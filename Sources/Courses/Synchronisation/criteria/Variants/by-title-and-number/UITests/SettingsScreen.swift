import PageObjects
import XCTest

final class SettingsScreen: RootView {
  private var list: XCUIElement { APP.collectionViews["settings"] }
  private var knowledge: XCUIElement { APP.buttons["settings.knowledge"] }

  override func checkViewCriteria() -> String? {
    APP.navigationBars["Settings"].exists ? nil : "the title is not Settings"
  }

  func openKnowledgeBase() -> KnowledgeBaseScreen<SettingsScreen>? {
    openView(KnowledgeBaseScreen<SettingsScreen>.self, byTapping: knowledge)
  }
}
