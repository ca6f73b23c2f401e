import PageObjects
import XCTest

/// Everything about one product.
///
/// Opened by a search, it comes after a spinner.
final class ProductScreen<Origin: BaseView>: StackedView<Origin> {
  enum Element: String, ElementLocator {
    case sku = "product.sku"
    case price = "product.price"
    case stock = "product.stock"
    case printing = "product.printing"

    func locator(_ root: XCUIElement) -> XCUIElement {
      switch self {
      case .sku, .price, .stock: return root.staticTexts[rawValue]
      case .printing: return root.buttons[rawValue]
      }
    }
  }

  var sku: String { Element.sku.locator(APP).label }
  var price: String { Element.price.locator(APP).label }
  var stock: String { Element.stock.locator(APP).label }

  override func hasNetworkSpinner() -> Bool { true }

  override func checkViewCriteria() -> String? {
    Element.sku.unmet(in: APP) ?? Element.printing.unmet(\.isHittable, in: APP)
  }

  func openPrinting() -> PrintingSheet<ProductScreen<Origin>>? {
    openView(
      PrintingSheet<ProductScreen<Origin>>.self, byTapping: Element.printing.locator(APP))
  }
}
