/// Asserts that an expression throws, and hands the error to a closure that can look at it.
public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line,
  _ errorHandler: (_ error: any Error) -> Void = { _ in }
) {
  var thrown: (any Error)?
  evaluate("XCTAssertThrowsError", message, at: AssertionSite(file: file, line: line)) {
    do {
      _ = try expression()
      return .failed("did not throw an error")
    } catch {
      thrown = error
      return .passed
    }
  }
  if let thrown { errorHandler(thrown) }
}

/// Asserts that an expression does not throw.
public func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertNoThrow", message, at: AssertionSite(file: file, line: line)) {
    _ = try expression()
    return .passed
  }
}
