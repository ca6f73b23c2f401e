/// The test ended.
package struct TestEnded: Codable, Hashable, Sendable {
  /// How it came out.
  package var status: TestStatus
  /// Why it was skipped, or how the process ended.
  package var reason: String?
  /// Where it was skipped, if it was.
  package var location: SourceFrame?
  /// Virtual seconds it took.
  package var duration: Double
  /// A hash of all events before this one: equal runs have equal ones.
  package var digest: String
  /// The app's observable types that the test reached, by name in alphabetical order; `nil` in batch
  /// runs, which do not look.
  package var viewModels: [String]?
  /// How a test of Swift Testing's came out with each of its arguments, in the order of the calls; `nil`
  /// for one that has none.
  package var cases: [CaseOutcome]?

  /// Creates the content.
  package init(
    status: TestStatus, reason: String? = nil, location: SourceFrame? = nil, duration: Double,
    digest: String, viewModels: [String]? = nil, cases: [CaseOutcome]? = nil
  ) {
    self.viewModels = viewModels
    self.cases = cases
    self.location = location
    self.status = status
    self.reason = reason
    self.duration = duration
    self.digest = digest
  }
}
