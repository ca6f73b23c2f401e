import PageObjects
import XCTest

final class PrintingSheet: BaseView {
  private var add: XCUIElement { APP.buttons["printing.add"] }
  private var cancel: XCUIElement { APP.buttons["printing.cancel"] }

  override func checkViewCriteria() -> String? {
    add.isHittable ? nil : "labels cannot be added"
  }

  func addLabel() -> ProductScreen? {
    returnToOrigin(byTapping: add, fixed: true)
  }

  func giveUp() -> ProductScreen? {
    returnToOrigin(byTapping: cancel, fixed: true)
  }
}
