import PageObjects
import XCTest

final class ToastTests: XCTestCase {
  private var home: HomeScreen!

  override func setUp() {
    continueAfterFailure = false
    home = HomeScreen(app: XCUIApplication())
    home.launchTheApplication()
  }

  func testTwoLabelsAreCollected() {
    guard let stove = home.openProduct("9003301") else { return }
    guard let added = stove.openPrinting()?.addLabel() else { return }
    XCTAssertEqual(added.message, "Label of Camp Stove added")
    guard let tent = added.view?.backToOrigin()?.openProduct("4410020") else { return }
    guard let tools = tent.openPrinting()?.addLabel().view?.selectTools() else { return }
    XCTAssertEqual(tools.labelCount, "2")
  }
}
