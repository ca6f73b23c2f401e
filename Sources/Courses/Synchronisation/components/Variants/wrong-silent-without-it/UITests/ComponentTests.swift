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
    guard let item = results.items.first(where: { $0.sku == "4410037" }) else { return }
    XCTAssertEqual(item.name, "Ridge Tent 3")
    guard let product = item.open() else { return }
    XCTAssertEqual(product.stock, "0")
  }
}
