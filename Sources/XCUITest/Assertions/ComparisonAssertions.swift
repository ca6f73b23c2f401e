/// Asserts that a value is greater than another.
public func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate(
    "XCTAssertGreaterThan", expression1, expression2, message,
    at: AssertionSite(file: file, line: line), holds: >, otherwise: "is not greater than")
}

/// Asserts that a value is greater than or equal to another.
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate(
    "XCTAssertGreaterThanOrEqual", expression1, expression2, message,
    at: AssertionSite(file: file, line: line), holds: >=,
    otherwise: "is less than")
}

/// Asserts that a value is less than another.
public func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate(
    "XCTAssertLessThan", expression1, expression2, message,
    at: AssertionSite(file: file, line: line), holds: <, otherwise: "is not less than")
}

/// Asserts that a value is less than or equal to another.
public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate(
    "XCTAssertLessThanOrEqual", expression1, expression2, message,
    at: AssertionSite(file: file, line: line), holds: <=, otherwise: "is greater than")
}
