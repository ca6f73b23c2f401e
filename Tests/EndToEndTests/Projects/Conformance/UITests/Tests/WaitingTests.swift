import XCTest

/// How long waiting takes. Times are those of Xcode's logs, and exact: the clock is the app's.
final class WaitingTests: GalleryTestCase {
  override class var screen: String? { "timing" }

  func testWaitingForAnElementChecksOnceASecond() {
    app.buttons["Start"].tap()
    let took = seconds { XCTAssertTrue(app.buttons["Late"].waitForExistence(timeout: 10)) }
    XCTAssertEqual(took, 3, accuracy: 0.2, "after 2.5 s, and seen by the third check")
  }

  func testTheFirstCheckComesAfterASecond() {
    let took = seconds { XCTAssertTrue(app.buttons["Start"].waitForExistence(timeout: 10)) }
    XCTAssertEqual(took, 1, accuracy: 0.2)
  }

  func testWaitingInVainTakesTheTimeoutAndDoesNotFail() {
    let took = seconds { XCTAssertFalse(app.buttons["none"].waitForExistence(timeout: 4)) }
    XCTAssertEqual(took, 4, accuracy: 0.2)
  }

  func testWaitingForAnElementToGo() {
    app.buttons["Start"].tap()
    let took = seconds { XCTAssertTrue(app.staticTexts["Early"].waitForNonExistence(timeout: 10)) }
    XCTAssertEqual(took, 4, accuracy: 0.2, "after 3.25 s, and seen by the fourth check")
    XCTAssertFalse(app.buttons["Start"].waitForNonExistence(timeout: 1))
  }

  func testWaitingForAProperty() {
    app.buttons["Start"].tap()
    let status = app.staticTexts["status"]
    XCTAssertTrue(status.wait(for: \.label, toEqual: "done", timeout: 10))
    XCTAssertEqual(status.label, "done")
    XCTAssertFalse(status.wait(for: \.isEnabled, toEqual: false, timeout: 2))
    XCTAssertFalse(app.buttons["none"].wait(for: \.exists, toEqual: true, timeout: 2))
  }

  func testAnActionTriesThreeTimesToFindItsElement() {
    app.buttons["Start"].tap()
    sleep(1)
    app.buttons["Late"].tap()
    XCTAssertEqual(app.readout("status"), "late tapped")
  }

  func testAskingForExistenceDoesNotWait() {
    app.buttons["Start"].tap()
    let took = seconds { XCTAssertFalse(app.buttons["Late"].exists) }
    XCTAssertLessThan(took, 0.5)
  }

  func testActionsWaitForAnimationsToEnd() {
    let took = seconds { app.buttons["Move"].tap() }
    XCTAssertGreaterThanOrEqual(took, 2)
    XCTAssertLessThan(took, 4)
  }

  func testAnAppThatNeverComesToRestIsTakenAsItIsAfterAMinute() {
    let took = seconds { app.buttons["Drift"].tap() }
    XCTAssertGreaterThanOrEqual(took, 60)
    XCTAssertLessThan(took, 125)
    XCTAssertTrue(app.staticTexts["Early"].exists)
  }

  func testSleepingLetsTheAppGoOn() {
    app.buttons["Start"].tap()
    XCTAssertEqual(seconds { sleep(3) }, 3, accuracy: 0.001)
    XCTAssertTrue(app.buttons["Late"].exists)
    usleep(500_000)
    Thread.sleep(forTimeInterval: 1.5)
    XCTAssertEqual(app.readout("status"), "done")
  }

  func testShortSleepsEnd() {
    app.buttons["Start"].tap()
    let start = Date()
    for number in 1...20 { Thread.sleep(forTimeInterval: 0.1 * Double(number % 4)) }
    while Date() < start.addingTimeInterval(4) { Thread.sleep(forTimeInterval: 0.3) }
    for seconds in [0.01, 0.1, 0.15, 0.2, 0.333] {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
    }
    XCTAssertTrue(app.buttons["Late"].exists)
  }

  func testRunningTheRunLoopLetsTheAppGoOn() {
    app.buttons["Start"].tap()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 3))
    XCTAssertTrue(app.buttons["Late"].exists)
  }
}
