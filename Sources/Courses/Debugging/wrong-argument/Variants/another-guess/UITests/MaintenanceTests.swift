import XCTest

final class MaintenanceTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = [
      "-AppleLanguages", "(en)",
      "-service-url", "https://maintenance.directory.example/v1",
    ]
    app.launch()
  }

  func testMaintenanceIsTold() {
    let people = SignInPage(app: app).signIn()
    XCTAssertTrue(people.failureMessage.waitForExistence(timeout: 5), "nothing is told")
  }
}
