import XCTest

protocol Screen {
  var app: XCUIApplication { get }
}

extension Screen {
  @discardableResult
  func expect(_ element: XCUIElement, within seconds: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    XCTAssertTrue(
      element.waitForExistence(timeout: seconds), "expected \(element)", file: file, line: line)
    return element
  }

  func expectGone(_ element: XCUIElement, within seconds: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(
      element.waitForNonExistence(timeout: seconds), "still there: \(element)", file: file,
      line: line)
  }
}
