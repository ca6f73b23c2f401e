import Foundation
import XCTest

final class MainScreen: ScreenObject {
  var load: XCUIElement { app.buttons["Load"] }
}

@MainActor
final class CompanionTests: BaseTestCase<MainScreen> {
  func testActivitiesAndAttachments() {
    XCTContext.runActivity(named: "Look around") { activity in
      XCTAssertTrue(app.staticTexts["title"].exists, "no \(app.staticTexts["missing"].label)")
      let note = XCTAttachment(string: "kept")
      note.name = "Note: <1>"
      note.lifetime = .keepAlways
      activity.add(note)
      activity.add(XCTAttachment(string: "thrown away"))
    }
  }

  func testAsynchronous() async throws {
    let done = expectation(description: "done")
    Task {
      try await Task.sleep(nanoseconds: 2_000_000_000)
      done.fulfill()
    }
    await fulfillment(of: [done], timeout: 3)
  }

  func testExpectedFailure() {
    XCTExpectFailure("bug 12") {
      XCTAssertEqual(app.buttons.count, 5)
    }
  }

  func testFailsLate() {
    screen.load.tap()
    XCTAssertTrue(app.staticTexts["ready"].waitForExistence(timeout: 5), "not\nready")
  }

  func testMeasures() {
    measure(metrics: [XCTClockMetric()]) {
      Thread.sleep(forTimeInterval: 0.5)
    }
  }

  func testSkips() throws {
    try XCTSkipIf(true, "not on <this> device")
  }

  func testThrows() throws {
    struct Broken: Error {}
    throw Broken()
  }

  func testUIKitIsThere() {
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    addTeardownBlock { XCTAssertNotNil(UIPasteboard.general) }
  }
}
