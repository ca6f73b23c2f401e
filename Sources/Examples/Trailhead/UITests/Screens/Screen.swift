import XCTest

/// One screen of the app; its methods return the screen that the person is on afterwards.
@MainActor
protocol Screen {
  var app: XCUIApplication { get }
}

extension Screen {
  @discardableResult
  func check(
    _ message: String, file: StaticString = #filePath, line: UInt = #line,
    _ condition: (Self) -> Bool
  ) -> Self {
    XCTContext.runActivity(named: "Check that \(message)") { _ in
      XCTAssertTrue(condition(self), message, file: file, line: line)
    }
    return self
  }

  func wait(for element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(
      element.waitForExistence(timeout: 10), "\(element) does not come", file: file, line: line)
  }
}
