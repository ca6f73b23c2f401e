import PageObjects
import XCTest

final class ResultsScreen: BaseView {
  private var names: XCUIElementQuery { APP.staticTexts.matching(identifier: "result.name") }

  var count: Int { names.count }

  override func checkViewCriteria() -> String? {
    names.count > 0 ? nil : "there are no results"
  }

  func open(_ name: String) -> ProductScreen<ResultsScreen>? {
    names[name].tap()
    return ProductScreen<ResultsScreen>(HomeScreen(app: APP), app: APP).waitForView()
  }
}
