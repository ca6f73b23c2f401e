/// Why a predicate has no answer for a subject.
package struct PredicateEvaluationError: Error, Hashable, Sendable {
  /// The sentence that the test fails with.
  package var message: String

  /// Creates an error.
  package init(_ message: String) { self.message = message }
}
