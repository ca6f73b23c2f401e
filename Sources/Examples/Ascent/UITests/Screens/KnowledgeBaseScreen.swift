import PageObjects
import XCTest

/// Articles for people who work in the shop.
final class KnowledgeBaseScreen<Origin: BaseView>: StackedView<Origin> {
  enum Filter: String, ElementLocator {
    case all = "knowledge.all"
    case new = "knowledge.new"

    func locator(_ root: XCUIElement) -> XCUIElement {
      root.buttons[rawValue]
    }
  }

  override func checkViewCriteria() -> String? {
    Filter.all.unmet(in: APP) ?? Filter.new.unmet(in: APP)
  }

  func show(_ filter: Filter) -> Self {
    let button = filter.locator(APP)
    if !button.isSelected {
      button.tap()
      button.wait(until: \.isSelected)
      XCTAssertTrue(button.isSelected, "Filter failed to become selected")
    }
    return self
  }

  func lists(_ article: String) -> Bool {
    APP.buttons["article.\(article)"].exists
  }

  func openArticle(_ article: String) -> ArticleScreen<KnowledgeBaseScreen<Origin>>? {
    openView(
      ArticleScreen<KnowledgeBaseScreen<Origin>>.self, byTapping: APP.buttons["article.\(article)"])
  }
}
