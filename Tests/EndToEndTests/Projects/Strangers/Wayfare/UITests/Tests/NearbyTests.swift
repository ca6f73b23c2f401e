import XCTest

final class NearbyTests: WayfareTestCase {
  func testPlacesNearMe() {
    addUIInterruptionMonitor(withDescription: "Location") { alert in
      let allow = alert.buttons["Allow While Using App"]
      guard allow.exists else { return false }
      allow.tap()
      return true
    }
    explore.waitUntilLoaded()
    app.navigationBars["Explore"].buttons["Near Me"].tap()
    let text = app.staticTexts["nearby.text"]
    XCTAssertTrue(text.waitForExistence(timeout: 10), "No places near me")
    XCTAssertEqual(text.label, "Places near you")
  }
}
