import XCTest

final class PharmacyPage: ClinicPage {
  override var title: String { "Pharmacy" }

  var status: XCUIElement { app.staticTexts["pharmacy.status"] }
  var orderButton: XCUIElement { app.buttons["pharmacy.order"] }

  @discardableResult
  func orderRefill() -> Self {
    waitFor(orderButton)
    orderButton.tap()
    return self
  }
}
