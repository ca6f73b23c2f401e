import PageObjects
import XCTest

/// Labels that wait to be printed.
///
/// Whatever opened it, it leads back to the tools.
final class PrintBasketScreen: BaseView {
  enum Element: String, ElementLocator {
    case name = "label.name"
    case printAll = "basket.print"

    func locator(_ root: XCUIElement) -> XCUIElement {
      switch self {
      case .name: return root.staticTexts[rawValue]
      case .printAll: return root.buttons[rawValue]
      }
    }
  }

  var labelCount: Int { APP.staticTexts.matching(identifier: Element.name.rawValue).count }

  override func checkViewCriteria() -> String? {
    Element.printAll.unmet(in: APP)
  }

  func printAll() -> TransitionWithToast<ToolsScreen> {
    returnToOriginWithToast(byTapping: Element.printAll.locator(APP))
  }

  func backToTools() -> ToolsScreen? {
    returnToOrigin()
  }
}
