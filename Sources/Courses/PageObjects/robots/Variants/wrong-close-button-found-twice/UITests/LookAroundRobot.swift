import XCTest

/// Plays a look at the form and the way back.
struct LookAroundRobot {
  let app: XCUIApplication

  func openSheet() -> Self {
    _ = HomePage(app: app)
      .openOther()
      .tapLogin()
    return self
  }

  func changeMind() -> Bool {
    app.buttons["com.example.stores.auth.closeButton"].tap()
    return OtherPage(app: app).canLogIn
  }
}
