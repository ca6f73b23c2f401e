import PageObjects
import XCTest

final class KnowledgeBaseScreen<Origin: BaseView>: StackedView<Origin> {
  private var allFilter: XCUIElement { APP.buttons["knowledge.all"] }

  override func checkViewCriteria() -> String? {
    allFilter.exists ? nil : "the filter for all articles does not exist"
  }
}
