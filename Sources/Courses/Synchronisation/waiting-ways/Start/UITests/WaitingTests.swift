import XCTest

/// A product is found, and its price waited for in four ways.
final class WaitingTests: SearchTestCase {
  func testSleeping() {
    search("9003301")
    waitBySleeping()
  }

  func testPolling() {
    search("9003301")
    waitByPolling()
  }

  func testExpectation() {
    search("9003301")
    waitByExpectation()
  }

  func testWaitForExistence() {
    search("9003301")
    waitByExistence()
  }
}
