import PageObjects
import XCTest

final class ResultsScreen: BaseView {
  var items: [ResultItem] {
    APP.collectionViews.cells.allElementsBoundByIndex.map { ResultItem(in: self, root: $0) }
  }

  override func checkViewCriteria() -> String? {
    items.count > 0 ? nil : "there are no results"
  }
}
