import PageObjects
import XCTest

/// The bottom of everything: where a shop assistant looks a product up.
final class HomeScreen: RootView {
  enum Element: String, ElementLocator {
    case hint = "home.hint"

    func locator(_ root: XCUIElement) -> XCUIElement {
      root.staticTexts[rawValue]
    }
  }

  var searchBar: SearchBar<HomeScreen> {
    SearchBar(in: self, root: APP.otherElements["search"])
  }

  override func checkViewCriteria() -> String? {
    Element.hint.unmet(in: APP) ?? searchBar.unmetCriterion()
  }
}
