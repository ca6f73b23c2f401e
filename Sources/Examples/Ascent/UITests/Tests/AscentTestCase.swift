import XCTest

/// Opens the app on its home screen before each test.
class AscentTestCase: XCTestCase {
  private(set) var home: HomeScreen!

  override func setUpWithError() throws {
    continueAfterFailure = false
    let app = XCUIApplication()
    app.launchArguments += ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
    home = HomeScreen(app: app)
    home.launchTheApplication()
  }

  override func tearDownWithError() throws {
    home = nil
  }
}
