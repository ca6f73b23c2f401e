import XCTest

final class WorkUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
    app.tabBars.buttons["Work"].tap()
  }

  private func log(after button: String) -> String {
    app.buttons[button].tap()
    _ = app.buttons["none"].waitForExistence(timeout: 2)
    return app.staticTexts["log"].label
  }

  func testGroups() {
    XCTAssertEqual(log(after: "Group"), "notified 5")
  }

  func testSemaphores() {
    XCTAssertEqual(log(after: "Semaphore"), "signalled 4, timed out 6, task 7")
  }

  func testTimers() {
    XCTAssertEqual(log(after: "Timers"), "tick 1, tick 3, tick 5, cancelled 5")
  }

  func testItems() {
    XCTAssertEqual(
      log(after: "Items"), "sum 2 at 0, item 0, waited 0, barrier 0, after item 0")
  }

  func testOperations() {
    XCTAssertEqual(log(after: "Operations"), "all 3, second 3")
  }

  func testTasks() {
    XCTAssertEqual(log(after: "Tasks"), "value 1 at 1, value 2 at 2, answer 5")
  }
}

final class EndlessWaitUITests: XCTestCase {
  func testWaitingForEver() {
    let app = XCUIApplication()
    app.launch()
    app.tabBars.buttons["Work"].tap()
    app.buttons["Wait for ever"].tap()
    XCTAssertTrue(app.staticTexts["log"].exists)
  }
}
