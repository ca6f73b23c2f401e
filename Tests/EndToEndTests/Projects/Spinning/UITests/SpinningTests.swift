import XCTest

final class SpinningTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  private func tap(_ name: String, leadsTo text: String) {
    app.buttons[name].tap()
    XCTAssertTrue(app.staticTexts[text].waitForExistence(timeout: 5))
  }

  func testEndless() { tap("Endless", leadsTo: "Idle") }
  func testUntilATimer() { tap("Until a timer", leadsTo: "Done") }
  func testOften() { tap("Often", leadsTo: "Done") }
  func testMainWaitsForMain() { tap("Main waits for main", leadsTo: "Done") }
  func testBackgroundWaitsForMain() { tap("Background waits for main", leadsTo: "Done") }
  func testTaskWaitsForMain() { tap("Task waits for main", leadsTo: "Done") }
}
