import PageObjects
import XCTest

final class ResultsScreen<Origin: BaseView>: StackedView<Origin> {
  private var names: XCUIElementQuery { APP.staticTexts.matching(identifier: "result.name") }

  private var nothingFound: XCUIElement { APP.staticTexts["search.empty"] }

  var count: Int { names.count }

  override func waitForView(required: Bool = true) -> Self? {
    let spinner = APP.activityIndicators.firstMatch
    _ = spinner.waitForExistence(timeout: 2)
    XCTAssertTrue(spinner.waitForNonExistence(timeout: 20), "The spinner did not go")
    return super.waitForView(required: required)
  }

  override func checkViewCriteria() -> String? {
    if names.count > 0 { return nil }
    return nothingFound.exists ? nil : "nothing was found, and nothing says so"
  }
}
