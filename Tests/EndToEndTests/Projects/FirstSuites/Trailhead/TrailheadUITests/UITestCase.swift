import XCTest

/// What all UI tests begin with: the app, freshly launched.
@MainActor
class UITestCase: XCTestCase {
  let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launch()
  }
}
