import XCTest

extension XCUIElement {
  func tapWhenReady(timeout: TimeInterval = 3, file: StaticString = #file, line: UInt = #line) {
    XCTAssertTrue(waitForExistence(timeout: timeout), "\(self)", file: file, line: line)
    tap()
  }
}
