import PageObjects
import XCTest

final class PrintBasketScreen: BaseView {
  private var printAll: XCUIElement { APP.buttons["basket.print"] }

  var canPrint: Bool { printAll.isEnabled }

  override func checkViewCriteria() -> String? {
    printAll.exists ? nil : "there is no button that prints"
  }
}
