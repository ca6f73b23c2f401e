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
    let message = toast.exists ? toast.staticTexts.firstMatch.label : nil
    Thread.sleep(forTimeInterval: 3.5)
    XCTAssertFalse(toast.exists, "the toast covers the tools")
    return ((origin as? ProductScreen)?.waitForView(), message)
  }
}
