import XCTest

@MainActor
class WayfareTestCase: XCTestCase {
  var app: XCUIApplication!
  var explore: ExploreRobot { ExploreRobot(app: app) }
  var trips: TripsRobot { TripsRobot(app: app) }

  override func setUp() async throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments += ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
    app.launch()
  }
}
