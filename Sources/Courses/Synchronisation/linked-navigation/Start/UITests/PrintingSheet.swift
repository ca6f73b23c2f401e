import PageObjects
import XCTest

final class PrintingSheet: BaseView {
  private var copiesText: XCUIElement { APP.staticTexts["printing.count"] }

  var copies: String { copiesText.label }

  override func checkViewCriteria() -> String? {
    copiesText.exists ? nil : "the number of copies is not shown"
  }
}
