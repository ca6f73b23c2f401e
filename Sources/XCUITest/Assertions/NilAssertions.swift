/// Asserts that an expression is nil.
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertNil", message, at: AssertionSite(file: file, line: line)) {
    try expression().map { .failed("\"\($0)\"") } ?? .passed
  }
}

/// Asserts that an expression is not nil.
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertNotNil", message, at: AssertionSite(file: file, line: line)) {
    try expression() == nil ? .failed("") : .passed
  }
}

/// Gives the value of an expression that must not be nil.
///
/// - Throws: An error that ends the test when the value is nil, after reporting the failure.
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T {
  var value: T?
  evaluate("XCTUnwrap", message, at: AssertionSite(file: file, line: line)) {
    value = try expression()
    return value == nil ? .failed("expected non-nil value of type \"\(T.self)\"") : .passed
  }
  guard let value else { throw AssertionHasFailed() }
  return value
}

/// Thrown by `XCTUnwrap` to leave the test method; the failure has been reported.
struct AssertionHasFailed: Error {}
