import PageObjects
import XCTest

final class ToolsScreen: RootView {
  private var basket: XCUIElement { APP.buttons["tools.basket"] }
  private var countText: XCUIElement { APP.staticTexts["tools.count"] }

  var labelCount: String { countText.label }

  override func checkViewCriteria() -> String? {
    basket.exists ? nil : "there is no link to the print basket"
  }
}
