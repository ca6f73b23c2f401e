import XCTest

final class ResultsTests: XCTestCase {
  private var home: HomeScreen!

  override func setUp() {
    continueAfterFailure = false
    home = HomeScreen(app: XCUIApplication())
    home.launchTheApplication()
  }

  func testNobodySellsCanoes() {
    guard let results = home.search("canoe") else { return }
    XCTAssertEqual(results.count, 0)
  }

  func testTwoTentsAreSold() {
    guard let results = home.search("tent") else { return }
    results.waitForSome()
    XCTAssertEqual(results.count, 2)
  }
}
