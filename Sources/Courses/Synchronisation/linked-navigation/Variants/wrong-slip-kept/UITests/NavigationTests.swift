import XCTest

final class NavigationTests: XCTestCase {
  private let app = XCUIApplication()
  private var home: HomeScreen!

  override func setUp() {
    continueAfterFailure = false
    home = HomeScreen(app: app)
    home.launchTheApplication()
  }

  func testAnEmptyBasketCannotBePrinted() {
    _ = home.selectSettings()
    let tools = ToolsScreen(app: app)
    _ = tools.openBasket()
    let basket = PrintBasketScreen(app: app)
    XCTAssertFalse(basket.canPrint)
  }

  func testOneCopyIsPrintedUnlessChosenOtherwise() {
    guard let product = home.openProduct("9003301") else { return }
    guard let sheet = product.openPrinting() else { return }
    XCTAssertEqual(sheet.copies, "1")
  }
}
