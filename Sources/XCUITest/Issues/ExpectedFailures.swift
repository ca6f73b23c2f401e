import SessionProtocol

/// What failures a test expects at the moment, innermost last.
@MainActor
final class ExpectedFailures {
  /// One call of `XCTExpectFailure`.
  final class Expectation {
    let reason: String?
    let options: XCTExpectedFailure.Options
    let place: SourceFrame?
    private(set) var isMet = false

    init(reason: String?, options: XCTExpectedFailure.Options, place: SourceFrame?) {
      self.reason = reason
      self.options = options
      self.place = place
    }

    fileprivate func matches(_ issue: XCTIssue) -> Bool {
      guard options.isEnabled, options.issueMatcher(issue) else { return false }
      isMet = true
      return true
    }

    /// Whether the test fails because nothing happened.
    fileprivate var isMissed: Bool { options.isEnabled && options.isStrict && !isMet }
  }

  private var open: [Expectation] = []

  /// Expects failures from now on.
  func add(_ expectation: Expectation) { open.append(expectation) }

  /// Expects no more.
  ///
  /// - Returns: The expectation if it fails the test because nothing happened.
  func remove(_ expectation: Expectation) -> Expectation? {
    open.removeAll { $0 === expectation }
    return expectation.isMissed ? expectation : nil
  }

  /// The innermost expectation that an issue meets; one of a failure that did not happen is met by
  /// none.
  func match(_ issue: XCTIssue) -> Expectation? {
    guard issue.type != .unmatchedExpectedFailure else { return nil }
    return open.last { $0.matches(issue) }
  }

  /// Ends all expectations.
  ///
  /// - Returns: Those that fail the test because nothing happened.
  func removeAll() -> [Expectation] {
    defer { open = [] }
    return open.filter(\.isMissed)
  }
}
