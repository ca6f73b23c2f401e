import XCTest

/// One person.
struct PersonPage {
  let app: XCUIApplication

  var email: XCUIElement { app.staticTexts["person.email"] }
}
