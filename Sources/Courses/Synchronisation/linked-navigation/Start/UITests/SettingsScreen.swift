import PageObjects
import XCTest

final class SettingsScreen: RootView {
  private var list: XCUIElement { APP.collectionViews["settings"] }

  override func checkViewCriteria() -> String? {
    list.exists ? nil : "the list of settings does not exist"
  }
}
