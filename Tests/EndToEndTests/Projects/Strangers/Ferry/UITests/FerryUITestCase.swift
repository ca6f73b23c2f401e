import XCTest

class FerryUITestCase: XCTestCase {
  private(set) var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  var sailings: SailingsScreen { SailingsScreen(app: app) }
}

extension XCUIElement {
  @discardableResult
  func require(
    timeout: TimeInterval = 4, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    XCTAssertTrue(
      waitForExistence(timeout: timeout), "\(self) is missing", file: file, line: line)
    return self
  }
}
