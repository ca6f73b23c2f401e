import PageObjects
import XCTest

final class PrintBasketScreen: BaseView {
  private var printAll: XCUIElement { APP.buttons["basket.print"] }
  private var names: XCUIElementQuery { APP.staticTexts.matching(identifier: "label.name") }

  var labelCount: Int { names.count }

  override func checkViewCriteria() -> String? {
    printAll.exists ? nil : "there is no button that prints"
  }

  func backToTools() -> ToolsScreen? {
    returnToOrigin()
  }
}
