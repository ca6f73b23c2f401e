import PageObjects
import XCTest

final class ResultsScreen: BaseView {
  private var rows: XCUIElementQuery { APP.collectionViews.cells }

  override func checkViewCriteria() -> String? {
    rows.count > 0 ? nil : "there are no results"
  }

  func name(at row: Int) -> String {
    rows.element(boundBy: row).staticTexts["result.name"].label
  }

  func sku(at row: Int) -> String {
    rows.element(boundBy: row).staticTexts["result.sku"].label
  }

  func open(at row: Int) -> ProductScreen? {
    openView(
      ProductScreen.self,
      byTapping: rows.element(boundBy: row).staticTexts["result.name"])
  }
}
