import PageObjects
import XCTest

/// One article of the knowledge base.
final class ArticleScreen<Origin: BaseView>: StackedView<Origin> {
  private var body: XCUIElement { APP.staticTexts["article.text"] }

  var text: String { body.label }

  override func checkViewCriteria() -> String? {
    body.exists ? nil : "the article has no text"
  }
}
