import XCTest

final class ShoppingTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testListCanBeEmptied() {
    let shopping = ShoppingPage(app: app)
      .open()
      .add("Milk")
      .add("Eggs")
      .add("Rice")
      .deleteAll()
    XCTAssertTrue(shopping.emptyText.exists, "something is left")
  }
}
