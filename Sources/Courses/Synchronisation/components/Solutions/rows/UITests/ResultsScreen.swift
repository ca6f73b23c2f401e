import PageObjects
import XCTest

final class ResultsScreen: BaseView {
  var items: ComponentCollection<ResultItem> {
    ComponentCollection(in: self, matching: APP.collectionViews.cells)
  }

  override func checkViewCriteria() -> String? {
    items.count > 0 ? nil : "there are no results"
  }
}
