/// Which tests are run, and in which configurations: an `.xctestplan`.
package struct TestPlan: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The file, absolute.
  package var path: String
  /// Ways to run the tests, each run for itself; the options of all are merged into each.
  package var configurations: [TestConfiguration]
  /// The targets of tests.
  package var testables: [TestAction.Testable]
}

/// One way to run the tests of a plan.
package struct TestConfiguration: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// Whether it is run.
  package var isEnabled: Bool
  /// What app and tests are started with.
  package var launch: LaunchOptions
  /// Whether and how tests are repeated.
  package var repetition: TestRepetition
  /// How long tests may take.
  package var timeAllowance: TestTimeAllowance?
  /// Whether tests are run in an order that chance decides.
  package var isRandomOrder: Bool
  /// All options as they are written, those of the plan merged in.
  package var options: [String: DocumentValue]
}

/// Whether and how tests are repeated.
package enum TestRepetition: Hashable, Sendable {
  /// Once.
  case none
  /// A number of times, whatever comes out.
  case always(times: Int)
  /// Until a test fails, at most a number of times.
  case untilFailure(times: Int)
  /// Until a test passes, at most a number of times.
  case retryOnFailure(times: Int)
}

/// How long tests may take.
package struct TestTimeAllowance: Hashable, Sendable {
  /// What a test may take that says nothing, in seconds.
  package var standard: Int?
  /// The most that a test may ask for, in seconds.
  package var maximum: Int?
}
