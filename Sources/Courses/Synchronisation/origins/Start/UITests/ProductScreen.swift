import PageObjects
import XCTest

final class ProductScreen: BaseView {
  private var stockText: XCUIElement { APP.staticTexts["product.stock"] }

  var stock: String { stockText.label }

  override func checkViewCriteria() -> String? {
    stockText.exists ? nil : "there is no number in stock"
  }

  func back() -> HomeScreen? {
    backControl.tap()
    return HomeScreen(app: APP).waitForView()
  }
}
