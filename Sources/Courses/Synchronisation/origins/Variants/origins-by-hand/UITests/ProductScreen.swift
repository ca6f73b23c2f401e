import PageObjects
import XCTest

final class ProductScreen<Origin: BaseView>: BaseView {
  private var stockText: XCUIElement { APP.staticTexts["product.stock"] }

  private var printing: XCUIElement { APP.buttons["product.printing"] }

  var stock: String { stockText.label }

  override func checkViewCriteria() -> String? {
    stockText.exists ? nil : "there is no number in stock"
  }

  func backToOrigin() -> Origin? { returnToOrigin() }

  func openPrinting() -> PrintingSheet<ProductScreen<Origin>>? {
    openView(PrintingSheet<ProductScreen<Origin>>.self, byTapping: printing)
  }
}
