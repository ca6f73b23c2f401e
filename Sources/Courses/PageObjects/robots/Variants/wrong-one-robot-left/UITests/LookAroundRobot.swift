import XCTest

/// Plays a look at the form and the way back.
struct LookAroundRobot {
  let app: XCUIApplication

  func openSheet() -> Self {
    app.tabBars.buttons["com.example.stores.otherTab"].tap()
    app.buttons["com.example.stores.loginButton"].tap()
    return self
  }

  func changeMind() -> Bool {
    app.buttons["com.example.stores.auth.closeButton"].tap()
    return app.buttons["com.example.stores.loginButton"].waitForExistence(timeout: 3)
  }
}
