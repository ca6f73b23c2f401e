import XCTest

/// Four ways to wait for the price.
extension SearchTestCase {
  func waitBySleeping() {
    XCTAssertTrue(price.exists)
  }

  func waitByPolling() {
    XCTAssertTrue(price.waitForExistence(timeout: 10), "No price after 10 seconds")
  }

  func waitByExpectation() {
    let appears = expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: price)
    wait(for: [appears], timeout: 10)
  }

  func waitByExistence() {
    XCTAssertTrue(price.waitForExistence(timeout: 10))
  }
}
