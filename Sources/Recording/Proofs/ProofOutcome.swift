package import SourceModel

/// How a saved test came out in one way.
package struct ProofOutcome: Hashable, Sendable {
  /// The way.
  package var way: ProofWay
  /// How often it was run.
  package var runs: Int
  /// How often it failed.
  package var failures: Int
  /// The first failure.
  package var failure: Failure?

  /// A run that failed.
  package struct Failure: Hashable, Sendable {
    /// The message, as Xcode words it.
    package var message: String
    /// Where it is shown; `nil` where that is nowhere in the sources.
    package var location: SourceLocation?
    /// The schedule that shows it.
    package var seed: UInt64

    /// Creates a description.
    package init(message: String, location: SourceLocation?, seed: UInt64) {
      self.message = message
      self.location = location
      self.seed = seed
    }
  }

  /// Begins without a run.
  package init(way: ProofWay, runs: Int = 0, failures: Int = 0, failure: Failure? = nil) {
    self.way = way
    self.runs = runs
    self.failures = failures
    self.failure = failure
  }
}
