import XCTest

final class StatisticsPage: LedgerPage {
  override var identifyingElement: XCUIElement { app.navigationBars["Statistics"] }

  var totalText: XCUIElement { app.staticTexts["statistics.total"] }
  var budgetProgress: XCUIElement { app.progressIndicators["statistics.budget"] }
  var updatedText: XCUIElement { app.staticTexts["statistics.updated"] }
  var pieChart: XCUIElement {
    app.descendants(matching: .any).matching(identifier: "pieChart").firstMatch
  }

  func bar(_ category: String) -> XCUIElement {
    app.staticTexts["bar.\(category)"]
  }
}
