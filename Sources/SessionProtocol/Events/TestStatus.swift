/// How a test came out.
package enum TestStatus: String, Codable, Hashable, Sendable {
  /// No assertion failed.
  case passed
  /// An assertion failed or an error was thrown.
  case failed
  /// `XCTSkip` ended it.
  case skipped
  /// The process ended or hung: a trap, an exit, an endless loop.
  case crashed
}
