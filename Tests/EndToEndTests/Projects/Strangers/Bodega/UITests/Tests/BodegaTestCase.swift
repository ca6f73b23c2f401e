import XCTest

class BodegaTestCase: XCTestCase {
  private(set) var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
  }

  func launchAsGuest() -> LoginRobot {
    app.launch()
    return LoginRobot(app: app)
  }

  @discardableResult
  func launchAsMember() -> CardRobot {
    app.launchEnvironment["BODEGA_MEMBER"] = "Lucía"
    app.launch()
    return CardRobot(app: app).assertShown()
  }
}
