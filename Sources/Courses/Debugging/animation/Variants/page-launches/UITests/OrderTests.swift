import XCTest

final class OrderTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
  }

  func testOrderIsConfirmed() {
    let page = OrderPage(app: app).launch().order()
    XCTAssertTrue(page.message.waitForExistence(timeout: 5), "no message")
    XCTAssertEqual(page.count.label, "Orders: 1")
  }
}
