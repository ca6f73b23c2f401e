import XCTest

class Page {
  let app: XCUIApplication

  required init(_ app: XCUIApplication) {
    self.app = app
  }

  var marker: XCUIElement {
    fatalError("a page says what it is known by")
  }

  @discardableResult
  func appears(timeout: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(
      marker.waitForExistence(timeout: timeout), "\(type(of: self)) did not appear",
      file: file, line: line)
    return self
  }

  func go<P: Page>(to page: P.Type, file: StaticString = #filePath, line: UInt = #line) -> P {
    P(app).appears(file: file, line: line)
  }
}
