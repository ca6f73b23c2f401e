import SessionProtocol
import VirtualTime

/// What becomes of a test with each of the arguments that it is called with.
struct LibraryCases {
  /// How it came out with those that are over.
  private(set) var outcomes: [CaseOutcome] = []
  /// The arguments that it is called with now.
  private(set) var current: String?
  private var begun: Duration = .zero
  private var firstFailure = 0
  private var isCancelled = false

  /// It is called with arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - time: When, by the virtual clock.
  ///   - failures: How many failures the run had before.
  mutating func begin(_ arguments: String, at time: Duration, failures: Int) {
    current = arguments
    begun = time
    firstFailure = failures
    isCancelled = false
  }

  /// It has ended itself, without a failure.
  mutating func cancel() { isCancelled = true }

  /// It has come to its end.
  ///
  /// - Parameters:
  ///   - time: When, by the virtual clock.
  ///   - failures: How many failures the run has.
  mutating func end(at time: Duration, failures: Int) {
    guard let arguments = current else { return }
    current = nil
    guard outcomes.count < CaseOutcome.limit else { return }
    let status: TestStatus =
      failures > firstFailure ? .failed : isCancelled ? .skipped : .passed
    outcomes.append(
      CaseOutcome(
        arguments: arguments, status: status, duration: (time - begun).seconds,
        failures: firstFailure..<failures))
  }

  /// The outcomes, should the process end now.
  func outcomes(crashedAt time: Duration, failures: Int) -> [CaseOutcome] {
    var cases = self
    cases.end(at: time, failures: failures + 1)
    if current != nil, !cases.outcomes.isEmpty {
      cases.outcomes[cases.outcomes.count - 1].status = .crashed
    }
    return cases.outcomes
  }
}
