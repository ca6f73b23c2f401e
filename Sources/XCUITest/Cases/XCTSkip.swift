import SessionProtocol

/// Thrown to end a test early without a failure.
public struct XCTSkip: Error, Sendable {
  /// Why the test is skipped.
  public let message: String?
  /// What the condition was, where there was one.
  let explanation: String?
  /// Where the test was skipped.
  let location: SourceFrame

  /// Creates the error.
  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(explanation: nil, message: message(), file: file, line: line)
  }

  fileprivate init(explanation: String?, message: String?, file: StaticString, line: UInt) {
    self.explanation = explanation
    self.message = message
    location = AssertionSite(file: file, line: line).frame
  }

  /// What a test of Swift Testing's is skipped for.
  init(message: String?, at location: SourceFrame) {
    explanation = nil
    self.message = message
    self.location = location
  }

  /// What Xcode says about it, such as `Test skipped: required true value but got false - later`.
  var summary: String {
    let message = message ?? ""
    return "Test skipped" + (explanation.map { ": \($0)" } ?? "")
      + (message.isEmpty ? "" : " - \(message)")
  }
}

/// Skips the test if a condition holds.
///
/// - Throws: `XCTSkip`, or what the condition throws.
public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  guard try expression() else { return }
  throw XCTSkip(
    explanation: "required false value but got true", message: message(), file: file, line: line)
}

/// Skips the test unless a condition holds.
///
/// - Throws: `XCTSkip`, or what the condition throws.
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  guard try !expression() else { return }
  throw XCTSkip(
    explanation: "required true value but got false", message: message(), file: file, line: line)
}
