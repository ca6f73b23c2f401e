public import ElementModel
public import SessionProtocol

/// How one run of one test came out.
public struct TestResult: Hashable, Sendable {
  /// A failure with what is known about it.
  public struct Failure: Hashable, Sendable {
    /// The message as Xcode words it.
    public var message: String
    /// What led to it.
    public var reason: FailureReason
    /// Where it is shown.
    public var location: SourceFrame
    /// The calls in the person's sources that led there, innermost first.
    public var stack: [SourceFrame]
    /// What the app was doing.
    public var pending: [Pending]
    /// What the app showed, if it is known.
    public var screen: ElementTree?
    /// What the search that failed has narrowly missed.
    public var nearMisses: [NearMiss]

    /// Creates a failure.
    public init(
      message: String, reason: FailureReason = .other, location: SourceFrame,
      stack: [SourceFrame] = [], pending: [Pending] = [], screen: ElementTree? = nil,
      nearMisses: [NearMiss] = []
    ) {
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
  public var test: String
  /// Which repetition it is, from 1.
  public var iteration: Int
  /// How it came out.
  public var status: TestStatus
  /// Why it was skipped, or how the process ended.
  public var reason: String?
  /// What failed, in order.
  public var failures: [Failure]
  /// Failures that the test said would happen, in order.
  public var expectedFailures: [SessionProtocol.Failure] = []
  /// What was measured, in order.
  public var measurements: [Measurement] = []
  /// What the person should know about the simulation, in order.
  public var notes: [String] = []
  /// Files in which attachments were saved.
  public var attachments: [String] = []
  /// What it waited for, where that was asked.
  public var waits: WaitSummary?
  /// Virtual seconds it took.
  public var virtualSeconds: Double
  /// Real seconds it took.
  public var wallSeconds: Double
  /// Digest of its events; empty when the process ended before telling.
  public var digest: String
  /// The last of what the process printed.
  public var output: String

  /// Creates a result.
  public init(
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
