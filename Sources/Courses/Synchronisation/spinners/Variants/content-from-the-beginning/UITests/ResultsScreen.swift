import PageObjects
import XCTest

final class ResultsScreen<Origin: BaseView>: StackedView<Origin> {
  private var names: XCUIElementQuery { APP.staticTexts.matching(identifier: "result.name") }

  private var nothingFound: XCUIElement { APP.staticTexts["search.empty"] }

  var count: Int { names.count }

  override func checkViewCriteria() -> String? {
    names.count > 0 || nothingFound.exists ? nil : "neither results nor a word that there are none"
  }
}
