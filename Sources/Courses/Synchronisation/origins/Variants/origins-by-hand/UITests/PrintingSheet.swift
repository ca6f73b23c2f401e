import PageObjects
import XCTest

final class PrintingSheet<Origin: BaseView>: StackedView<Origin> {
  private var add: XCUIElement { APP.buttons["printing.add"] }
  private var cancel: XCUIElement { APP.buttons["printing.cancel"] }

  override func checkViewCriteria() -> String? {
    add.isHittable ? nil : "labels cannot be added"
  }

  func giveUp() -> Origin? { returnToOrigin(byTapping: cancel, fixed: true) }
}
