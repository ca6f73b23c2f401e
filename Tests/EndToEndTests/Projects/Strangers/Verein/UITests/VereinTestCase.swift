import XCTest

class VereinTestCase: XCTestCase {
  var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
    app.launch()
  }

  override func tearDown() {
    app.terminate()
    app = nil
    super.tearDown()
  }
}
