package import ExplorerCore

/// Something about a lesson that a learner would stumble over.
package enum LessonProblem: Hashable, Sendable {
  /// A step's text has more rows than fit beside what is done.
  case long(step: String, language: Language, rows: Int)
  /// It is not written in Japanese.
  case notTranslated
  /// A step has no two hints before its solution.
  case hints(step: String, Int)
  /// What a step asks for holds before it is solved.
  case holdsAlready(step: String)
  /// What a step asks for does not hold once it is solved.
  case unsolved(step: String, check: String, CheckFinding)
  /// The explorer did not come to a step's end by its own commands; what was found wrong in the end.
  case notPlayed(step: String, size: String, language: Language, [CheckFinding])
  /// The files do not compile after a step, or at the beginning.
  case notBuilt(after: String?, String)
  /// A variant that is right is refused.
  case refused(variant: String, check: String, CheckFinding)
  /// A variant that is wrong is not refused by what is to refuse it.
  case taken(variant: String, by: String)
  /// No wrong solution is refused by a check of a step: no variant, nor what the step begins with.
  case noWrong(check: String, step: String)
  /// Files of it cannot be read; the sentence says why.
  case unreadable(String)
  /// There are fewer than two other right solutions.
  case fewRight(Int)
}

extension LessonProblem {
  /// It in a sentence.
  package var message: String {
    switch self {
    case .long(let step, let language, let rows):
      "step \(step) (\(language.rawValue)): \(rows) rows of 60 columns, more than "
        + "\(LessonTextSize.limit)"
    case .notTranslated: "there is no Lesson.ja.md"
    case .hints(let step, let count): "step \(step): \(count) hints, not 2"
    case .holdsAlready(let step): "step \(step): all that it asks for holds before it is solved"
    case .unsolved(let step, let check, let finding):
      "step \(step), solved: \(check): \(finding.text.english)"
    case .notPlayed(let step, let size, let language, let findings):
      "step \(step): not done in the explorer by :lesson-solve (\(size), \(language.rawValue))"
        + findings.map { "; " + $0.text.english }.joined()
    case .notBuilt(let step, let reason):
      "\(step.map { "after step \($0)" } ?? "at the beginning"): it does not compile: \(reason)"
    case .refused(let variant, let check, let finding):
      "variant \(variant), which is right: \(check): \(finding.text.english)"
    case .taken(let variant, let check): "variant \(variant): \(check) does not refuse it"
    case .noWrong(let check, let step):
      "step \(step): no wrong solution is refused by \(check)"
    case .unreadable(let reason): reason
    case .fewRight(let count): "\(count) other right solutions, fewer than 2"
    }
  }
}
