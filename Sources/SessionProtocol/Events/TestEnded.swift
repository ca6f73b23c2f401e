/// The test ended.
public struct TestEnded: Codable, Hashable, Sendable {
  /// How it came out.
  public var status: TestStatus
  /// Why it was skipped, or how the process ended.
  public var reason: String?
  /// Where it was skipped, if it was.
  public var location: SourceFrame?
  /// Virtual seconds it took.
  public var duration: Double
  /// A hash of all events before this one: equal runs have equal ones.
  public var digest: String
  /// The app's observable types that the test reached, by name in alphabetical order; `nil` in batch
  /// runs, which do not look.
  public var viewModels: [String]?

  /// Creates the content.
  public init(
    status: TestStatus, reason: String? = nil, location: SourceFrame? = nil, duration: Double,
    digest: String, viewModels: [String]? = nil
  ) {
    self.viewModels = viewModels
    self.location = location
    self.status = status
    self.reason = reason
    self.duration = duration
    self.digest = digest
  }
}
