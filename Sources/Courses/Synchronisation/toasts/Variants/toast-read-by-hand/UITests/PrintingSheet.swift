import PageObjects
import XCTest

final class PrintingSheet: StackedView<ProductScreen> {
  private var add: XCUIElement { APP.buttons["printing.add"] }
  private var cancel: XCUIElement { APP.buttons["printing.cancel"] }

  override var backControl: XCUIElement { cancel }

  override func checkViewCriteria() -> String? {
    add.isHittable ? nil : "labels cannot be added"
  }

  func addLabel() -> (view: ProductScreen?, message: String?) {
    add.tap()
    let shows = toast.waitForExistence(timeout: 10)
    let message = shows ? message(ofToast: toast) : nil
    return (origin as? ProductScreen).map { ($0.waitForView(), message) } ?? (nil, message)
  }

  func addLabelAndOpenBasket() -> TransitionWithToast<PrintBasketScreen> {
    openViewWithToastAction(
      PrintBasketScreen.self, originType: ToolsScreen.self, byTapping: add, fixed: true)
  }
}
