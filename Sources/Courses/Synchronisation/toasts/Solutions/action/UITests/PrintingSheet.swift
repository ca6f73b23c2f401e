import PageObjects
import XCTest

final class PrintingSheet: StackedView<ProductScreen> {
  private var add: XCUIElement { APP.buttons["printing.add"] }
  private var cancel: XCUIElement { APP.buttons["printing.cancel"] }

  override var backControl: XCUIElement { cancel }

  override func checkViewCriteria() -> String? {
    add.isHittable ? nil : "labels cannot be added"
  }

  func addLabel() -> TransitionWithToast<ProductScreen> {
    returnToOriginWithToast(byTapping: add, fixed: true)
  }

  func addLabelAndOpenBasket() -> TransitionWithToast<PrintBasketScreen> {
    openViewWithToastAction(
      PrintBasketScreen.self, originType: ToolsScreen.self, byTapping: add, fixed: true)
  }
}
