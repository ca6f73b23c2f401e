package import ElementModel
package import ExplorerCore
package import SessionProtocol

/// How one run of one test came out.
package struct TestResult: Hashable, Sendable {
  /// A failure with what is known about it.
  package struct Failure: Hashable, Sendable {
    /// The message as Xcode words it.
    package var message: String
    /// What led to it.
    package var reason: FailureReason
    /// Where it is shown.
    package var location: SourceFrame
    /// The calls in the person's sources that led there, innermost first.
    package var stack: [SourceFrame]
    /// What the app was doing.
    package var pending: [Pending]
    /// What the app showed, if it is known.
    package var screen: ElementTree?
    /// What the search that failed has narrowly missed.
    package var nearMisses: [NearMiss]
    /// What may have caused it, most plausible first; none where it was not looked into.
    package var causes: [FailureCause]

    /// Creates a failure.
    package init(
      message: String, reason: FailureReason = .other, location: SourceFrame,
      stack: [SourceFrame] = [], pending: [Pending] = [], screen: ElementTree? = nil,
      nearMisses: [NearMiss] = [], causes: [FailureCause] = []
    ) {
      self.causes = causes
      self.message = message
      self.reason = reason
      self.location = location
      self.stack = stack
      self.pending = pending
      self.screen = screen
      self.nearMisses = nearMisses
    }
  }

  /// `SignInTests/testSignIn`.
  package var test: String
  /// The configuration of the test plan that it ran in, where there are several.
  package var configuration: String?
  /// Which repetition it is, from 1.
  package var iteration: Int
  /// How it came out.
  package var status: TestStatus
  /// Why it was skipped, or how the process ended.
  package var reason: String?
  /// What failed, in order: the first of it, and the failure that ended the process, if one did.
  package var failures: [Failure]
  /// How many more failures there were than ``failures`` has; they were the last but the one that ended
  /// the process.
  package var moreFailures = 0
  /// Failures that the test said would happen, in order.
  package var expectedFailures: [SessionProtocol.Failure] = []
  /// How it came out with each of its arguments, where it is a test of Swift Testing's that has some.
  package var cases: [CaseOutcome] = []
  /// What was measured, in order.
  package var measurements: [Measurement] = []
  /// What the person should know about the simulation, in order.
  package var notes: [String] = []
  /// Files in which attachments were saved.
  package var attachments: [String] = []
  /// What it waited for, where that was asked.
  package var waits: WaitSummary?
  /// Virtual seconds it took.
  package var virtualSeconds: Double
  /// Real seconds it took.
  package var wallSeconds: Double
  /// Digest of its events; empty when the process ended before telling.
  package var digest: String
  /// The last of what the process printed.
  package var output: String

  /// What people and reports call it: `SignInTests/testSignIn [German]`.
  package var label: String { Self.label(test, configuration) }

  /// The name of a test in a configuration; `nil` for the only one.
  package static func label(_ test: String, _ configuration: String?) -> String {
    configuration.map { "\(test) [\($0)]" } ?? test
  }

  /// Creates a result.
  package init(
    test: String, iteration: Int, status: TestStatus, reason: String? = nil,
    failures: [Failure] = [], virtualSeconds: Double = 0, wallSeconds: Double = 0,
    digest: String = "", output: String = ""
  ) {
    self.test = test
    self.iteration = iteration
    self.status = status
    self.reason = reason
    self.failures = failures
    self.virtualSeconds = virtualSeconds
    self.wallSeconds = wallSeconds
    self.digest = digest
    self.output = output
  }
}
