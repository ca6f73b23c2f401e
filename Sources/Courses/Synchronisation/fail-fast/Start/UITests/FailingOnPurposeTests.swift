import XCTest

/// Words open a list and no product, so the test cannot do what it says, and has to fail.
final class FailingOnPurposeTests: XCTestCase {
  private var home: HomeScreen!

  override func setUp() {
    continueAfterFailure = false
    home = HomeScreen(app: XCUIApplication())
    home.launchTheApplication()
  }

  func testGivingUpAddsNothing() {
    let product = home.openProduct("boots").openPrinting().giveUp()
    XCTAssertEqual(product.selectTools()?.labelCount, "0")
  }
}
