import PageObjects
import XCTest

final class ProductScreen: BaseView {
  private var printing: XCUIElement { APP.buttons["product.printing"] }

  override func checkViewCriteria() -> String? {
    printing.isHittable ? nil : "printing options cannot be tapped"
  }

  func tapPrinting() {
    printing.tap()
  }
}
