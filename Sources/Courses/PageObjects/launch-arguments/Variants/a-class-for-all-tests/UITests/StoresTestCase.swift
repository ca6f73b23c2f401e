import XCTest

/// Begins each test with an app that has forgotten everything.
class StoresTestCase: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-resetUserDefaults"]
    app.launch()
  }
}
