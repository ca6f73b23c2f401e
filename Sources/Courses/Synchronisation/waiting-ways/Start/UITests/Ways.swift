import XCTest

/// Four ways to wait for the price.
extension SearchTestCase {
  func waitBySleeping() {
    sleep(10)
    XCTAssertTrue(price.exists)
  }

  func waitByPolling() {
    var looks = 0
    while !price.exists, looks < 20 {
      usleep(500_000)
      looks += 1
    }
    XCTAssertTrue(price.exists)
  }

  func waitByExpectation() {
    let appears = expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: price)
    wait(for: [appears], timeout: 10)
  }

  func waitByExistence() {
    XCTAssertTrue(price.waitForExistence(timeout: 10))
  }
}
