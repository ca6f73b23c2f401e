import XCTest

final class SearchPage {
  private let app: XCUIApplication

  init(app: XCUIApplication = XCUIApplication()) {
    self.app = app
  }

  var results: XCUIElementQuery {
    app.staticTexts.matching(identifier: "search.result")
  }

  var count: String { app.staticTexts["search.count"].label }

  func search(for query: String) -> Self {
    let field = app.textFields["search.query"]
    field.tap()
    field.typeText(query)
    return self
  }
}
