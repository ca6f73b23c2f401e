/// Why a predicate has no answer for a subject.
public struct PredicateEvaluationError: Error, Hashable, Sendable {
  /// The sentence that the test fails with.
  public var message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }
}
