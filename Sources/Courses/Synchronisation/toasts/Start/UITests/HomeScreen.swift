import PageObjects
import XCTest

final class HomeScreen: RootView {
  private var field: XCUIElement { APP.textFields["search.field"] }
  private var start: XCUIElement { APP.buttons["search.start"] }

  override func checkViewCriteria() -> String? {
    field.exists ? nil : "there is no field to search with"
  }

  func openProduct(_ sku: String) -> ProductScreen? {
    let deleteAll = String(repeating: XCUIKeyboardKey.delete.rawValue, count: 20)
    field.enter(deleteAll + sku)
    return openView(ProductScreen.self, byTapping: start)
  }
}
