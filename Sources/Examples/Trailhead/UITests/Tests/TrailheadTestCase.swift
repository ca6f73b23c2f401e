import XCTest

@MainActor
class TrailheadTestCase: XCTestCase {
  var app: XCUIApplication!

  override func setUp() async throws {
    continueAfterFailure = false
    app = XCUIApplication()
  }

  override func tearDown() async throws {
    app.terminate()
    app = nil
  }

  /// Starts the app, and waits until its trails have come.
  func launch() -> TrailsScreen {
    app.launch()
    return TrailsScreen(app: app).waitUntilLoaded()
  }
}
