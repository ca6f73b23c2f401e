import Foundation
import PredicateLanguage

/// Evaluates a predicate for Foundation, and tells when the predicate makes no sense.
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
      if isFirst { PredicateProblems.report(error.message) }
      return false
    }
  }
}
