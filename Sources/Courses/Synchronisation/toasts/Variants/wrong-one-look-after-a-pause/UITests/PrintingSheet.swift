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
    Thread.sleep(forTimeInterval: 2.6)
    let message = toast.exists ? toast.staticTexts.firstMatch.label : nil
    return ((origin as? ProductScreen)?.waitForView(), message)
  }
}
