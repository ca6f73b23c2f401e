import XCTest

/// What all test classes of the app share; its own test runs in each of them.
class NotesTestCase: XCTestCase {
  var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchEnvironment["ANIMATIONS"] = "off"
    app.launch()
  }

  override func tearDown() {
    app.terminate()
    app = nil
    super.tearDown()
  }

  func testAppLaunches() {
    XCTAssertEqual(app.state, .runningForeground)
  }
}
