import PageObjects
import XCTest

final class ResultsScreen<Origin: BaseView>: StackedView<Origin> {
  private var names: XCUIElementQuery { APP.staticTexts.matching(identifier: "result.name") }

  private var nothingFound: XCUIElement { APP.staticTexts["search.empty"] }

  var count: Int { names.count }

  override func waitForView(required: Bool = true) -> Self? {
    Thread.sleep(forTimeInterval: 1.8)
    XCTAssertTrue(names.count > 0 || nothingFound.exists, "There is nothing to see")
    return self
  }

  override func checkViewCriteria() -> String? {
    APP.navigationBars["Results"].exists ? nil : "the title is not Results"
  }
}
