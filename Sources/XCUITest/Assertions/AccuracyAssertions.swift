/// Asserts that two floating-point values differ by no more than an accuracy.
public func XCTAssertEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  evaluate(
    "XCTAssertEqualWithAccuracy", expression1, expression2, message,
    at: AssertionSite(file: file, line: line), holds: { areEqual($0, $1, accuracy) },
    otherwise: "is not equal to", suffix: " +/- (\"\(accuracy)\")")
}

/// Asserts that two floating-point values differ by more than an accuracy.
public func XCTAssertNotEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  evaluate(
    "XCTAssertNotEqualWithAccuracy", expression1, expression2, message,
    at: AssertionSite(file: file, line: line), holds: { !areEqual($0, $1, accuracy) },
    otherwise: "is equal to", suffix: " +/- (\"\(accuracy)\")")
}

/// Asserts that two numbers differ by no more than an accuracy.
public func XCTAssertEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  evaluate(
    "XCTAssertEqualWithAccuracy", expression1, expression2, message,
    at: AssertionSite(file: file, line: line), holds: { areEqual($0, $1, accuracy) },
    otherwise: "is not equal to", suffix: " +/- (\"\(accuracy)\")")
}

/// Asserts that two numbers differ by more than an accuracy.
public func XCTAssertNotEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  evaluate(
    "XCTAssertNotEqualWithAccuracy", expression1, expression2, message,
    at: AssertionSite(file: file, line: line), holds: { !areEqual($0, $1, accuracy) },
    otherwise: "is equal to", suffix: " +/- (\"\(accuracy)\")")
}

/// Whether two values are close; unlike numbers, floating-point values may be infinite or no number.
private func areEqual<T: FloatingPoint>(_ value1: T, _ value2: T, _ accuracy: T) -> Bool {
  value1 == value2 || abs(value1 - value2) <= accuracy
}

private func areEqual<T: Numeric>(_ value1: T, _ value2: T, _ accuracy: T) -> Bool {
  // Of unsigned numbers one difference would trap; magnitudes of both orders never do.
  value1 == value2 || difference(value1, value2).map { $0 <= accuracy.magnitude } ?? false
}

private func difference<T: Numeric>(_ value1: T, _ value2: T) -> T.Magnitude? {
  if value1.magnitude > value2.magnitude || T.self is any SignedNumeric.Type {
    return (value1 - value2).magnitude
  }
  return (value2 - value1).magnitude
}
