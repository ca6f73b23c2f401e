import PageObjects
import XCTest

final class ProductScreen<Origin: BaseView>: StackedView<Origin> {
  private var printing: XCUIElement { APP.buttons["product.printing"] }

  var canPrintLabels: Bool { printing.exists }

  override func checkViewCriteria() -> String? {
    APP.navigationBars.firstMatch.exists ? nil : "there is no navigation bar"
  }
}
