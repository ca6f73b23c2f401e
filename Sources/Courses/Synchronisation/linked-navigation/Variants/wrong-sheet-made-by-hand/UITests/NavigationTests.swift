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
    home.tapSettings()
    let tools = ToolsScreen(app: app)
    tools.tapBasket()
    let basket = PrintBasketScreen(app: app)
    XCTAssertFalse(basket.canPrint)
  }

  func testOneCopyIsPrintedUnlessChosenOtherwise() {
    guard let product = home.openProduct("9003301") else { return }
    product.tapPrinting()
    let sheet = PrintingSheet(app: app)
    XCTAssertEqual(sheet.copies, "1")
  }
}
