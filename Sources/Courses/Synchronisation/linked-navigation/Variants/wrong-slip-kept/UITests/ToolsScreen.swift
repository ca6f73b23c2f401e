import PageObjects
import XCTest

final class ToolsScreen: RootView {
  private var basket: XCUIElement { APP.buttons["tools.basket"] }

  override func checkViewCriteria() -> String? {
    basket.exists ? nil : "there is no link to the print basket"
  }

  func openBasket() -> PrintBasketScreen? {
    openView(PrintBasketScreen.self, byTapping: basket)
  }
}
