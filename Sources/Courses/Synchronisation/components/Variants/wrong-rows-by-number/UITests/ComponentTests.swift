import XCTest

final class ComponentTests: XCTestCase {
  private var home: HomeScreen!

  override func setUp() {
    continueAfterFailure = false
    home = HomeScreen(app: XCUIApplication())
    home.launchTheApplication()
  }

  func testTheTabsLeadEverywhere() {
    guard let tools = home.footerBar.selectTools() else { return }
    guard let settings = tools.footerBar.selectSettings() else { return }
    guard nil != settings.footerBar.selectHome() else { return }
  }

  func testATentThatIsSoldOut() {
    guard let results = home.search("tent") else { return }
    XCTAssertEqual(results.name(at: 1), "Ridge Tent 3")
    XCTAssertEqual(results.sku(at: 1), "4410037")
    guard let product = results.open(at: 1) else { return }
    XCTAssertEqual(product.stock, "0")
  }
}
