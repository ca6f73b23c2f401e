import XCTest

final class OrderTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testOrderIsConfirmed() {
    let page = OrderPage(app: app).order()
    XCTAssertEqual(page.count.label, "Orders: 1")
  }
}
