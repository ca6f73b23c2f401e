import XCTest

final class NavigationTests: XCTestCase {
  private var home: HomeScreen!

  override func setUp() {
    continueAfterFailure = false
    home = HomeScreen(app: XCUIApplication())
    home.launchTheApplication()
  }

  func testAnEmptyBasketCannotBePrinted() {
    guard let tools = home.selectTools() else { return }
    guard let basket = tools.openBasket() else { return }
    XCTAssertFalse(basket.canPrint)
  }

  func testOneCopyIsPrintedUnlessChosenOtherwise() {
    guard let product = home.openProduct("9003301") else { return }
    guard let sheet = product.openPrinting() else { return }
    XCTAssertEqual(sheet.copies, "1")
  }
}
