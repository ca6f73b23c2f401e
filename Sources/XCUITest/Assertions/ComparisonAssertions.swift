/// Asserts that a value is greater than another.
public func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertGreaterThan", message, at: AssertionSite(file: file, line: line)) {
    let (value1, value2) = (try expression1(), try expression2())
    return value1 > value2
      ? .passed : .failed("(\"\(value1)\") is not greater than (\"\(value2)\")")
  }
}

/// Asserts that a value is greater than or equal to another.
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertGreaterThanOrEqual", message, at: AssertionSite(file: file, line: line)) {
    let (value1, value2) = (try expression1(), try expression2())
    return value1 >= value2
      ? .passed : .failed("(\"\(value1)\") is not greater than or equal to (\"\(value2)\")")
  }
}

/// Asserts that a value is less than another.
public func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertLessThan", message, at: AssertionSite(file: file, line: line)) {
    let (value1, value2) = (try expression1(), try expression2())
    return value1 < value2
      ? .passed : .failed("(\"\(value1)\") is not less than (\"\(value2)\")")
  }
}

/// Asserts that a value is less than or equal to another.
public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertLessThanOrEqual", message, at: AssertionSite(file: file, line: line)) {
    let (value1, value2) = (try expression1(), try expression2())
    return value1 <= value2
      ? .passed : .failed("(\"\(value1)\") is not less than or equal to (\"\(value2)\")")
  }
}
