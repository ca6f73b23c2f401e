/// Asserts that an expression is true.
public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  // Xcode reports it under the longer name.
  XCTAssertTrue(try expression(), message(), file: file, line: line)
}

/// Asserts that an expression is true.
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertTrue", message, at: AssertionSite(file: file, line: line)) {
    try expression() ? .passed : .failed("")
  }
}

/// Asserts that an expression is false.
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertFalse", message, at: AssertionSite(file: file, line: line)) {
    try expression() ? .failed("") : .passed
  }
}

/// Fails the test.
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTFail", { message }, at: AssertionSite(file: file, line: line)) { .failed("") }
}
