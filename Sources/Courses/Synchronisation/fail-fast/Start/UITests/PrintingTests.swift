import XCTest

final class PrintingTests: XCTestCase {
  private var home: HomeScreen!

  override func setUp() {
    continueAfterFailure = false
    home = HomeScreen(app: XCUIApplication())
    home.launchTheApplication()
  }

  func testALabelIsCounted() {
    let product = home.openProduct("boots").openPrinting().addLabel()
    XCTAssertEqual(product.selectTools()?.labelCount, "1")
  }
}
