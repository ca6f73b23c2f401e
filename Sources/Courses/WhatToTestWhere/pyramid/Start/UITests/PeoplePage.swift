import XCTest

/// Who works here.
struct PeoplePage {
  let app: XCUIApplication

  func row(_ id: Int) -> XCUIElement { app.buttons["person.\(id)"] }
}
