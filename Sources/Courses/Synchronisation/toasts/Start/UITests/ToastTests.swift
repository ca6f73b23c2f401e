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
    guard let home = stove.openPrinting()?.addLabel()?.backToOrigin() else { return }
    guard let tent = home.openProduct("4410020") else { return }
    XCTAssertEqual(tent.toastMessage, "Label of Camp Stove added")
    guard let tools = tent.openPrinting()?.addLabel()?.selectTools() else { return }
    XCTAssertEqual(tools.labelCount, "2")
  }
}
