import XCTest

/// Alerts that come between a test and what it wants to touch.
final class InterruptionTests: GalleryTestCase {
  override class var screen: String? { "alerts" }

  /// Lets the app put its question over the screen.
  private func interrupt() {
    app.buttons["Offer in a second"].tap()
    sleep(2)
  }

  func testAMonitorHandlesAnAlertThatIsInTheWay() {
    var seen: [String] = []
    addUIInterruptionMonitor(withDescription: "Enjoying?") { alert in
      seen.append(alert.label)
      alert.buttons["Yes"].tap()
      return true
    }
    interrupt()
    app.buttons["Count"].tap()
    XCTAssertEqual(seen, ["Enjoying Gallery?"])
    XCTAssertEqual(app.readout("answer"), "yes")
    XCTAssertEqual(app.readout("taps"), "1", "then the tap goes through")
  }

  func testMonitorsAreAskedInReverseOrderUntilOneSaysYes() {
    var asked: [String] = []
    for name in ["first", "second", "third"] {
      addUIInterruptionMonitor(withDescription: name) { alert in
        asked.append(name)
        guard name != "third" else { return false }
        alert.buttons["Not now"].tap()
        return true
      }
    }
    interrupt()
    app.buttons["Count"].tap()
    XCTAssertEqual(asked, ["third", "second"])
    XCTAssertEqual(app.readout("answer"), "not now")
  }

  func testARemovedMonitorIsNotAsked() {
    var asked = 0
    let monitor = addUIInterruptionMonitor(withDescription: "Removed") { _ in
      asked += 1
      return false
    }
    removeUIInterruptionMonitor(monitor)
    interrupt()
    app.buttons["Count"].tap()
    XCTAssertEqual(asked, 0)
  }

  func testWithoutAMonitorTheDefaultHandlerDismissesTheAlert() {
    interrupt()
    app.buttons["Count"].tap()
    XCTAssertFalse(app.alerts.firstMatch.exists)
    XCTAssertEqual(app.readout("taps"), "1")
  }

  func testMonitorsAreNotAskedAboutAlertsThatTheTestTouches() {
    var asked = 0
    addUIInterruptionMonitor(withDescription: "Any alert") { _ in
      asked += 1
      return false
    }
    app.buttons["Show alert"].tap()
    app.alerts["Delete the photo?"].buttons["Cancel"].tap()
    XCTAssertEqual(asked, 0)
    XCTAssertEqual(app.readout("answer"), "kept")
  }

  func testReadingDoesNotAskMonitors() {
    var asked = 0
    addUIInterruptionMonitor(withDescription: "Any alert") { _ in
      asked += 1
      return true
    }
    interrupt()
    XCTAssertTrue(app.alerts["Enjoying Gallery?"].exists)
    XCTAssertEqual(app.readout("answer"), "unknown")
    XCTAssertEqual(asked, 0)
  }

  func testAlertsDialogsAndSheets() {
    app.buttons["Show alert"].tap()
    let alert = app.alerts["Delete the photo?"]
    XCTAssertTrue(alert.staticTexts["You cannot undo this."].exists)
    XCTAssertEqual(alert.buttons.count, 2)
    alert.buttons["Delete"].tap()
    XCTAssertEqual(app.readout("answer"), "deleted")

    app.buttons["Show dialog"].tap()
    XCTAssertTrue(app.sheets.firstMatch.exists)
    app.sheets.buttons["Mail"].tap()
    XCTAssertEqual(app.readout("answer"), "mailed")

    app.buttons["Show sheet"].tap()
    XCTAssertTrue(app.staticTexts["In the sheet"].exists)
    app.buttons["Close"].tap()
    XCTAssertTrue(app.staticTexts["In the sheet"].waitForNonExistence(timeout: 2))
  }
}
