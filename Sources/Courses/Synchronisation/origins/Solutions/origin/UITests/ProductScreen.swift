import PageObjects
import XCTest

final class ProductScreen<Origin: BaseView>: StackedView<Origin> {
  private var stockText: XCUIElement { APP.staticTexts["product.stock"] }

  var stock: String { stockText.label }

  override func checkViewCriteria() -> String? {
    stockText.exists ? nil : "there is no number in stock"
  }
}
