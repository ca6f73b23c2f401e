import XCTest

final class MaintenanceTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = [
      "-AppleLanguages", "(en)",
      "-serviceURL", "https://maintenance.directory.example/v1",
    ]
    app.launch()
  }

  func testMaintenanceIsTold() {
    let people = SignInPage(app: app).signIn()
    XCTAssertFalse(people.row(1).waitForExistence(timeout: 3), "somebody is there")
  }
}
