import ElementModel
import Foundation
import PredicateLanguage

/// Evaluates a predicate for Foundation, and fails the test when the predicate makes no sense.
final class ReportingEvaluation: @unchecked Sendable {
  private let form: ParsedPredicate
  private let lock = NSLock()
  private var hasFailed = false

  init(_ form: ParsedPredicate) { self.form = form }

  /// Whether the predicate holds for something.
  func holds(for object: Any?, variables: [String: Any]?) -> Bool {
    do throws(PredicateEvaluationError) {
      return try form.holds(
        for: PredicateValue(object), variables: (variables ?? [:]).mapValues { PredicateValue($0) })
    } catch {
      // A predicate that is waited for is evaluated once a second; saying it once is enough.
      let isFirst = lock.withLock {
        defer { hasFailed = true }
        return !hasFailed
      }
      let message = error.message
      if isFirst { MainActor.assumeIsolated { TestSession.current?.fail(message) } }
      return false
    }
  }
}
