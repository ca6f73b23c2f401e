import XCTest

@MainActor
class Robot {
  let app: XCUIApplication

  init(app: XCUIApplication) {
    self.app = app
  }

  @discardableResult
  func see(
    _ element: XCUIElement, for timeout: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    XCTAssertTrue(element.waitForExistence(timeout: timeout), "Waited for \(element)", file: file, line: line)
    return element
  }
}
