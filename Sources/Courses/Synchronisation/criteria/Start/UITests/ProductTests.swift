import XCTest

final class ProductTests: XCTestCase {
  private var home: HomeScreen!

  override func setUp() {
    continueAfterFailure = false
    home = HomeScreen(app: XCUIApplication())
    home.launchTheApplication()
  }

  func testLabelsOfAProductCanBePrinted() {
    guard let product = home.openProduct("9003301") else { return }
    XCTAssertTrue(product.canPrintLabels)
  }

  func testKnowledgeBaseLeadsBackToSettings() {
    guard let settings = home.openSettings() else { return }
    guard let knowledgeBase = settings.openKnowledgeBase() else { return }
    guard nil != knowledgeBase.backToOrigin() else { return }
  }
}
