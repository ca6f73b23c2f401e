import XCTest

final class OrderTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testOrderIsConfirmed() {
    let page = OrderPage(app: app).order()
    XCTAssertTrue(page.message.waitForExistence(timeout: 30), "no message")
    XCTAssertEqual(page.count.label, "Orders: 1")
  }
}
