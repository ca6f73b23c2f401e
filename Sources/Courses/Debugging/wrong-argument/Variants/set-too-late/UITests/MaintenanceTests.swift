import XCTest

final class MaintenanceTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
    app.launchArguments = [
      "-AppleLanguages", "(en)",
      "-serviceURL", "https://maintenance.directory.example/v1",
    ]
  }

  func testMaintenanceIsTold() {
    let people = SignInPage(app: app).signIn()
    XCTAssertTrue(people.failureMessage.waitForExistence(timeout: 5), "nothing is told")
  }
}
