/// What one run of a test was seen to do.
package struct TestObservation: Codable, Hashable, Sendable {
  /// `SignInTests/testSignIn`.
  package var test: String
  /// Whether it passed; what a failed test reaches may be less than what it would reach.
  package var passed: Bool
  /// Virtual seconds it took.
  package var virtualSeconds: Double
  /// Real seconds it took, on the machine and under the load of that time.
  package var wallSeconds: Double
  /// The app's observable types that the run reached, by name, such as `UserListViewModel`.
  package var viewModels: [String]
  /// The calls in the person's sources, in the order in which they began.
  package var calls: [ObservedCall]
  /// What was looked for, each search from each place once, in the order in which they came first.
  package var queries: [ObservedQuery]
  /// Whether calls or queries are missing because there were too many.
  package var isCut: Bool

  /// Creates an observation.
  package init(
    test: String, passed: Bool = true, virtualSeconds: Double = 0, wallSeconds: Double = 0,
    viewModels: [String] = [], calls: [ObservedCall] = [], queries: [ObservedQuery] = [],
    isCut: Bool = false
  ) {
    self.test = test
    self.passed = passed
    self.virtualSeconds = virtualSeconds
    self.wallSeconds = wallSeconds
    self.viewModels = viewModels
    self.calls = calls
    self.queries = queries
    self.isCut = isCut
  }
}
