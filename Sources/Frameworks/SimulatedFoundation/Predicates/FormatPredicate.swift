import Foundation
import PredicateLanguage

/// A predicate that was read from a format string.
final class FormatPredicate: NSPredicate, PredicateForming {
  let parsed: ParsedPredicate

  /// Makes the predicate that says something.
  init(_ parsed: ParsedPredicate) {
    self.parsed = parsed
    let evaluation = ReportingEvaluation(parsed)
    super.init { evaluation.holds(for: $0, variables: $1) }
  }

  /// Reads a format; one that is none is told as a problem and holds for nothing.
  convenience init(format: String, arguments: [Any]) {
    do throws(PredicateFormatError) {
      self.init(
        try ParsedPredicate(
          format: format, arguments: arguments.map { PredicateValue($0) }))
    } catch {
      PredicateProblems.report(error.message)
      self.init(.constant(false))
    }
  }

  /// Predicates are not stored.
  required init?(coder: NSCoder) { nil }

  /// The predicate as Apple prints it: one text for one meaning.
  override var predicateFormat: String { parsed.predicateFormat }

  override var description: String { parsed.predicateFormat }
}
