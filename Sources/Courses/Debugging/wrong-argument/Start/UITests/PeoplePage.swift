import XCTest

/// Who works here, or why nobody can say.
struct PeoplePage {
  let app: XCUIApplication

  var failureMessage: XCUIElement { app.staticTexts["failure.message"] }
  var retryButton: XCUIElement { app.buttons["failure.retry"] }

  func row(_ id: Int) -> XCUIElement { app.buttons["person.\(id)"] }
}
