import XCTest

class BasePage {
  let app: XCUIApplication

  required init(_ app: XCUIApplication) {
    self.app = app
  }

  /// What tells that the page is shown.
  var trait: XCUIElement { fatalError("A page says what it is known by") }

  @discardableResult
  func waitForPage(timeout: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(trait.waitForExistence(timeout: timeout), "\(Self.self) is not shown", file: file, line: line)
    return self
  }

  func next<P: BasePage>(_ page: P.Type, timeout: TimeInterval = 5) -> P {
    P(app).waitForPage(timeout: timeout)
  }
}
