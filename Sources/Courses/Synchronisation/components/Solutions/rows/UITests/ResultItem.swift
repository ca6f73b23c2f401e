import PageObjects
import XCTest

/// One product among the results of a search.
final class ResultItem: PageComponent {
  private var nameText: XCUIElement { root.staticTexts["result.name"] }
  private var skuText: XCUIElement { root.staticTexts["result.sku"] }

  var name: String { nameText.label }
  var sku: String { skuText.label }

  func open() -> ProductScreen? { openView(ProductScreen.self, byTapping: nameText) }
}
