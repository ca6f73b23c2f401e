import PageObjects
import XCTest

final class ResultsScreen<Origin: BaseView>: StackedView<Origin> {
  private var names: XCUIElementQuery { APP.staticTexts.matching(identifier: "result.name") }

  var count: Int { names.count }

  func waitForSome() {
    XCTAssertTrue(names.firstMatch.waitForExistence(timeout: 10))
  }

  override func checkViewCriteria() -> String? {
    APP.navigationBars["Results"].exists ? nil : "the title is not Results"
  }
}
