import XCTest

extension TripsRobot {
  func cancelAll(_ names: String...) -> Self {
    for name in names {
      cancel(name)
      XCTAssertFalse(title(name).exists, "\(name) is still planned")
    }
    return self
  }
}

final class EmptyTripsTests: WayfareTestCase {
  func testNoTripsAreLeft() {
    let trips = trips.show().cancelAll("Vienna", "Geneva")
    XCTAssertTrue(trips.app.staticTexts["No trips yet"].waitForExistence(timeout: 3))
  }
}
