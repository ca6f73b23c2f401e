import XCTest

final class BackTests: XCTestCase {
  private var home: HomeScreen!

  override func setUp() {
    continueAfterFailure = false
    home = HomeScreen(app: XCUIApplication())
    home.launchTheApplication()
  }

  func testALookAtATent() {
    guard let results = home.search("tent") else { return }
    guard let product = results.open("Ridge Tent 3") else { return }
    XCTAssertEqual(product.stock, "0")
    guard nil != product.back() else { return }
  }

  func testALookAtAStove() {
    guard let product = home.openProduct("9003301") else { return }
    XCTAssertEqual(product.stock, "7")
    guard nil != product.back() else { return }
  }
}
