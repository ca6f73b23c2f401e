/// Asserts that two values are equal.
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate(
    "XCTAssertEqual", expression1, expression2, message,
    at: AssertionSite(file: file, line: line), holds: ==, otherwise: "is not equal to")
}

/// Asserts that two values are not equal.
public func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate(
    "XCTAssertNotEqual", expression1, expression2, message,
    at: AssertionSite(file: file, line: line), holds: !=, otherwise: "is equal to")
}

/// Asserts that two references are to the same object.
public func XCTAssertIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertIdentical", message, at: AssertionSite(file: file, line: line)) {
    let (value1, value2) = (try expression1(), try expression2())
    return value1 === value2
      ? .passed
      : .failed("(\"\(describe(value1))\") is not identical to (\"\(describe(value2))\")")
  }
}

/// Asserts that two references are not to the same object.
public func XCTAssertNotIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertNotIdentical", message, at: AssertionSite(file: file, line: line)) {
    let (value1, value2) = (try expression1(), try expression2())
    return value1 === value2
      ? .failed("(\"\(describe(value1))\") is identical to (\"\(describe(value2))\")")
      : .passed
  }
}

private func describe(_ object: AnyObject?) -> String {
  object.map { "\($0)" } ?? "nil"
}
