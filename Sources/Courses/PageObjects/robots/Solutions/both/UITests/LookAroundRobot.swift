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
    AuthPage(app: app).tapClose().canLogIn
  }
}
