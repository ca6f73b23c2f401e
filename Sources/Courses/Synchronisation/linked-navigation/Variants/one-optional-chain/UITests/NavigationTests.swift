import XCTest

final class NavigationTests: XCTestCase {
  private var home: HomeScreen!

  override func setUp() {
    continueAfterFailure = false
    home = HomeScreen(app: XCUIApplication())
    home.launchTheApplication()
  }

  func testAnEmptyBasketCannotBePrinted() {
    guard let basket = home.selectTools()?.openBasket() else { return }
    XCTAssertFalse(basket.canPrint)
  }

  func testOneCopyIsPrintedUnlessChosenOtherwise() {
    guard let sheet = home.openProduct("9003301")?.openPrinting() else { return }
    XCTAssertEqual(sheet.copies, "1")
  }
}
