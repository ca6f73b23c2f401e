import PageObjects
import XCTest

/// One product among a search's results.
final class ResultItem: PageComponent {
  var name: XCUIElement { root.staticTexts["result.name"] }
  var sku: XCUIElement { root.staticTexts["result.sku"] }
}
