import PageObjects
import XCTest

/// What a search has found, if it is more than one product.
final class SearchResultsScreen<Origin: BaseView>: StackedView<Origin> {
  enum Element: String, ElementLocator {
    case names = "result.name"
    case empty = "search.empty"

    func locator(_ root: XCUIElement) -> XCUIElement {
      root.staticTexts[rawValue]
    }
  }

  var items: ComponentCollection<ResultItem> {
    ComponentCollection(in: self, matching: APP.collectionViews.cells)
  }

  var isEmpty: Bool { Element.empty.locator(APP).exists }

  override func hasNetworkSpinner() -> Bool { true }

  override func checkViewCriteria() -> String? {
    items.count > 0 || isEmpty ? nil : "neither results nor the word that there are none"
  }

  func open(_ item: ResultItem) -> ProductScreen<SearchResultsScreen<Origin>>? {
    openView(ProductScreen<SearchResultsScreen<Origin>>.self, byTapping: item.name)
  }
}
