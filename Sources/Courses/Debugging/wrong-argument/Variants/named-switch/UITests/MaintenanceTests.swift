import XCTest

final class MaintenanceTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-AppleLanguages", "(en)"] + Switch.maintenance
    app.launch()
  }

  func testMaintenanceIsTold() {
    let people = SignInPage(app: app).signIn()
    XCTAssertTrue(people.failureMessage.waitForExistence(timeout: 5), "nothing is told")
  }
}

/// What the app reads when it is launched.
enum Switch {
  static let maintenance = ["-serviceURL", "https://maintenance.directory.example/v1"]
}
