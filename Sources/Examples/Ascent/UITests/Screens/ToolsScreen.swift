import PageObjects
import XCTest

/// The tab with the print basket.
final class ToolsScreen: RootView {
  enum Element: String, ElementLocator {
    case basketLink = "tools.basket"
    case count = "tools.count"

    func locator(_ root: XCUIElement) -> XCUIElement {
      switch self {
      case .basketLink: return root.buttons[rawValue]
      case .count: return root.staticTexts[rawValue]
      }
    }
  }

  override func checkViewCriteria() -> String? {
    Element.basketLink.unmet(in: APP)
  }

  func openBasket() -> PrintBasketScreen? {
    openView(PrintBasketScreen.self, byTapping: Element.basketLink.locator(APP), fixed: true)
  }
}
