import XCTest

class ClinicTestCase: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
  }

  @discardableResult
  func launch() -> HomePage {
    app.launch()
    return HomePage(app).waitUntilShown()
  }
}
