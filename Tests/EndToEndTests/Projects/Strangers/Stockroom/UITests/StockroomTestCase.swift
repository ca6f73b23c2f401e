import XCTest

class StockroomTestCase: XCTestCase {
  let app = XCUIApplication()
  lazy var stock = StockScreen(app: app)

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
    app.launch()
  }
}
