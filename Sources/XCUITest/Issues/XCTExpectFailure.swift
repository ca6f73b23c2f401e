import SessionProtocol

/// Expects the failures of the rest of the test.
///
/// - Parameters:
///   - failureReason: Why they are expected.
///   - options: Which are, and whether one must happen.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options
) {
  _ = expectFailures(because: failureReason, options)
}

/// Expects the failures of the rest of the test.
///
/// - Parameters:
///   - failureReason: Why they are expected.
///   - enabled: Whether anything is expected; `nil` means yes.
///   - strict: Whether one must happen; `nil` means yes.
///   - issueMatcher: Tells which issues are expected; `nil` means all.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(
    failureReason, options: .of(enabled: enabled, strict: strict, issueMatcher: issueMatcher))
}

/// Expects the failures of a block.
///
/// - Parameters:
///   - failureReason: Why they are expected.
///   - options: Which are, and whether one must happen.
///   - failingBlock: What is expected to fail.
/// - Returns: What the block returns.
/// - Throws: What the block throws.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  failingBlock: () throws -> R
) rethrows -> R {
  let expectation = expectFailures(because: failureReason, options)
  defer { stopExpecting(expectation) }
  return try failingBlock()
}

/// Expects the failures of a block.
///
/// - Parameters:
///   - failureReason: Why they are expected.
///   - enabled: Whether anything is expected; `nil` means yes.
///   - strict: Whether one must happen; `nil` means yes.
///   - failingBlock: What is expected to fail.
///   - issueMatcher: Tells which issues are expected; `nil` means all.
/// - Returns: What the block returns.
/// - Throws: What the block throws.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: .of(enabled: enabled, strict: strict, issueMatcher: issueMatcher),
    failingBlock: failingBlock)
}

extension XCTExpectedFailure.Options {
  /// Options of which some are given.
  fileprivate static func of(
    enabled: Bool?, strict: Bool?, issueMatcher: ((XCTIssue) -> Bool)?
  ) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    if let enabled { options.isEnabled = enabled }
    if let strict { options.isStrict = strict }
    if let issueMatcher { options.issueMatcher = issueMatcher }
    return options
  }
}

private func expectFailures(
  because reason: String?, _ options: XCTExpectedFailure.Options
) -> ExpectedFailures.Expectation? {
  nonisolated(unsafe) let options = options
  nonisolated(unsafe) var expectation: ExpectedFailures.Expectation?
  MainActor.assumeIsolated {
    guard let session = TestSession.current else { return }
    let made = ExpectedFailures.Expectation(
      reason: reason, options: options, place: session.currentFrame)
    session.expectedFailures.add(made)
    expectation = made
  }
  return expectation
}

private func stopExpecting(_ expectation: ExpectedFailures.Expectation?) {
  nonisolated(unsafe) let expectation = expectation
  MainActor.assumeIsolated {
    guard let session = TestSession.current, let expectation,
      let missed = session.expectedFailures.remove(expectation)
    else { return }
    session.fail(missed)
  }
}
