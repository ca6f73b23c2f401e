import PageObjects
import XCTest

final class ProductScreen<Origin: BaseView>: StackedView<Origin> {
  private var printing: XCUIElement { APP.buttons["product.printing"] }

  var canPrintLabels: Bool { printing.exists }

  override func checkViewCriteria() -> String? {
    APP.staticTexts["product.stock"].exists ? nil : "there is no number in stock"
  }
}
