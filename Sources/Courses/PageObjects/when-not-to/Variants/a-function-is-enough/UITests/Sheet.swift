import XCTest

/// Opens the sheet with the ways to sign up and in, and gives the button that it was opened by.
@discardableResult
func openSheet(of app: XCUIApplication) -> XCUIElement {
  app.tabBars.buttons["com.example.stores.otherTab"].tap()
  let login = app.buttons["com.example.stores.loginButton"]
  login.tap()
  return login
}
