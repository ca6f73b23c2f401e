import PageObjects
import XCTest

final class PrintingSheet: BaseView {
  private var add: XCUIElement { APP.buttons["printing.add"] }
  private var copiesText: XCUIElement { APP.staticTexts["printing.count"] }

  var copies: String { copiesText.label }

  override func checkViewCriteria() -> String? {
    add.isEnabled ? nil : "labels cannot be added"
  }
}
