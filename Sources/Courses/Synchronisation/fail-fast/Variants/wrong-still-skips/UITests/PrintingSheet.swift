import PageObjects
import XCTest

final class PrintingSheet: BaseView {
  private var add: XCUIElement { APP.buttons["printing.add"] }
  private var cancel: XCUIElement { APP.buttons["printing.cancel"] }

  override func checkViewCriteria() -> String? {
    add.isHittable ? nil : "labels cannot be added"
  }

  func addLabel() -> ProductScreen {
    if add.waitForExistence(timeout: 5) {
      add.tap()
    }
    return ProductScreen(nil, app: APP)
  }

  func giveUp() -> ProductScreen {
    if cancel.waitForExistence(timeout: 5) {
      cancel.tap()
    }
    return ProductScreen(nil, app: APP)
  }
}
