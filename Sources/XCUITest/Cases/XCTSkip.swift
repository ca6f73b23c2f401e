/// Thrown to end a test early without a failure.
public struct XCTSkip: Error, Sendable {
  /// Why the test is skipped.
  public let message: String?

  /// Creates the error.
  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.message = message()
  }
}

/// Skips the test if a condition holds.
///
/// - Throws: `XCTSkip`, or what the condition throws.
public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try expression() { throw XCTSkip(message(), file: file, line: line) }
}

/// Skips the test unless a condition holds.
///
/// - Throws: `XCTSkip`, or what the condition throws.
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try !expression() { throw XCTSkip(message(), file: file, line: line) }
}
