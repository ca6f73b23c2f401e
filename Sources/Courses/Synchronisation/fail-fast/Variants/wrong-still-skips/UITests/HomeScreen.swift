import PageObjects
import XCTest

final class HomeScreen: RootView {
  private var field: XCUIElement { APP.textFields["search.field"] }
  private var start: XCUIElement { APP.buttons["search.start"] }

  override func checkViewCriteria() -> String? {
    field.exists ? nil : "there is no field to search with"
  }

  func openProduct(_ text: String) -> ProductScreen {
    field.enter(text)
    start.tap()
    let product = ProductScreen(self, app: APP)
    product.waitForView(required: false)
    return product
  }
}
