import PageObjects
import XCTest

final class SettingsScreen: RootView {
  private var list: XCUIElement { APP.collectionViews["settings"] }
  private var sounds: XCUIElement { APP.switches["settings.sounds"] }
  private var knowledge: XCUIElement { APP.buttons["settings.knowledge"] }

  override func checkViewCriteria() -> String? {
    sounds.isHittable ? nil : "the switch for sounds cannot be tapped"
  }

  func openKnowledgeBase() -> KnowledgeBaseScreen<SettingsScreen>? {
    openView(KnowledgeBaseScreen<SettingsScreen>.self, byTapping: knowledge)
  }
}
