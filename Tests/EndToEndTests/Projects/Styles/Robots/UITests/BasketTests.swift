import XCTest

final class BasketTests: XCTestCase {
  private var app: XCUIApplication!
  private var robot: ShelfRobot { ShelfRobot(app) }

  override func setUpWithError() throws {
    try super.setUpWithError()
    continueAfterFailure = false
    app = XCUIApplication()
    addTeardownBlock { [weak self] in
      self?.app = nil
    }
  }

  func testTotalIsCounted() {
    robot
      .start()
      .put("Apple")
      .put("Coffee", times: 2)
      .seesBasket(count: 3, total: 20)
  }

  func testBasketIsEmptied() {
    robot
      .start()
      .put("Bread")
      .empties()
      .seesBasket(count: 0, total: 0)
  }

  func testDiscountHalvesThePrice() {
    robot
      .start()
      .put("Bread", times: 2)
      .checksOut {
        $0.sees(price: 10)
          .entersCode("HALF")
          .sees(price: 5)
      }
      .pays()
      .seesReceipt()
  }

  func testWayBackKeepsTheBasket() {
    robot
      .start()
      .put("Apple", times: 3)
      .checksOut()
      .sees(price: 6)
      .goesBack()
      .seesBasket(count: 3, total: 6)
      .expect("nothing was paid") { robot in
        !robot.find(.staticText, "Paid").exists
      }
  }

  func testWrongTotalFailsOnPurpose() {
    robot
      .start()
      .put("Apple")
      .seesBasket(count: 1, total: 3)
  }
}
