import PageObjects
import XCTest

/// Where products are looked up.
final class SearchBar<Screen: BaseView>: PageComponent {
  enum Element: String, ElementLocator {
    case field = "search.field"
    case start = "search.start"

    func locator(_ root: XCUIElement) -> XCUIElement {
      switch self {
      case .field: return root.textFields[rawValue]
      case .start: return root.buttons[rawValue]
      }
    }
  }

  func unmetCriterion() -> String? {
    Element.field.unmet(in: root) ?? Element.start.unmet(in: root)
  }

  /// A search for what only one product has opens that product.
  func searchForSingleItem(_ sku: String) -> ProductScreen<Screen>? {
    Element.field.locator(root).enter(sku)
    return openView(ProductScreen<Screen>.self, byTapping: Element.start.locator(root))
  }

  func search(_ words: String) -> SearchResultsScreen<Screen>? {
    Element.field.locator(root).enter(words)
    return openView(SearchResultsScreen<Screen>.self, byTapping: Element.start.locator(root))
  }
}
