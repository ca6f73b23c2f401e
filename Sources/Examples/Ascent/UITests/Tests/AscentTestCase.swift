import XCTest

/// Opens the app on its home screen before each test.
class AscentTestCase: XCTestCase {
  private(set) var home: HomeScreen!

  override func setUpWithError() throws {
    continueAfterFailure = false
    home = HomeScreen(app: XCUIApplication())
    home.launchTheApplication()
  }

  override func tearDownWithError() throws {
    home = nil
  }
}
