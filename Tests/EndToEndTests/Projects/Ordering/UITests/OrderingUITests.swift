import XCTest

final class OrderingUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testTaskSleep() {
    app.buttons["Sleep"].tap()
    XCTAssertTrue(app.staticTexts["Slept"].waitForExistence(timeout: 5))
  }

  func testTimer() {
    app.buttons["Timer"].tap()
    XCTAssertTrue(app.staticTexts["Timed"].waitForExistence(timeout: 5))
  }

  func testCombine() {
    app.buttons["Combine"].tap()
    XCTAssertTrue(app.staticTexts["Delayed"].waitForExistence(timeout: 5))
  }

  func testDispatch() {
    app.buttons["Dispatch"].tap()
    XCTAssertTrue(app.staticTexts["Dispatched"].waitForExistence(timeout: 5))
  }

  func testNetwork() {
    app.buttons["Price"].tap()
    XCTAssertTrue(app.staticTexts["Priced"].waitForExistence(timeout: 5))
  }

  func testPredicate() {
    app.buttons["Load"].tap()
    let enabled = expectation(
      for: NSPredicate(format: "isEnabled == true"), evaluatedWith: app.buttons["Buy"])
    wait(for: [enabled], timeout: 10)
    app.buttons["Buy"].tap()
  }

  func testAnimation() {
    app.buttons["Move"].tap()
    XCTAssertTrue(app.staticTexts["Sheet"].waitForExistence(timeout: 5))
  }

  func testByTiming() {
    app.buttons["Sleep"].tap()
    Thread.sleep(forTimeInterval: 2)
    XCTAssertTrue(app.staticTexts["Slept"].exists)
  }

  func testAnswerThatIsNotUsed() {
    app.buttons["Sleep"].tap()
    Thread.sleep(forTimeInterval: 2)
    if app.staticTexts["Slept"].exists { print("slept") }
    XCTAssertTrue(app.buttons["Timer"].exists)
  }

  func testLaterWait() {
    app.buttons["Sleep"].tap()
    Thread.sleep(forTimeInterval: 2)
    if app.staticTexts["Slept"].exists { print("slept") }
    app.buttons["Timer"].tap()
    XCTAssertTrue(app.staticTexts["Slept"].waitForExistence(timeout: 5))
  }
}
