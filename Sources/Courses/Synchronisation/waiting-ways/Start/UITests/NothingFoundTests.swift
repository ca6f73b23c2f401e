import XCTest

/// No product is found, so the price never comes: each test fails, and that is meant.
final class NothingFoundTests: SearchTestCase {
  func testSleeping() {
    search("canoe")
    waitBySleeping()
  }

  func testPolling() {
    search("canoe")
    waitByPolling()
  }

  func testExpectation() {
    search("canoe")
    waitByExpectation()
  }

  func testWaitForExistence() {
    search("canoe")
    waitByExistence()
  }
}
