/// How a test of Swift Testing's came out with one of the arguments that it is called with.
package struct CaseOutcome: Codable, Hashable, Sendable {
  /// The arguments as Swift Testing prints them, such as `number → 2`.
  package var arguments: String
  /// How it came out.
  package var status: TestStatus
  /// Why it was skipped, if it was.
  package var reason: String?
  /// Virtual seconds it took.
  package var duration: Double
  /// Which failures of the run are its own: those that were expected are not counted.
  package var failures: Range<Int>

  /// Outcomes of a run that are kept: a test may be called with very many arguments.
  package static let limit = 1_000

  /// Creates an outcome.
  package init(
    arguments: String, status: TestStatus, reason: String? = nil, duration: Double,
    failures: Range<Int>
  ) {
    self.arguments = arguments
    self.status = status
    self.reason = reason
    self.duration = duration
    self.failures = failures
  }
}
