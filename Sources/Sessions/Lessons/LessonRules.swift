import ExplorerCore
import SourceModel

/// Looks for what rules of a review find in a learner's suite.
struct LessonRules {
  private let runs: LessonRuns

  init(_ runs: LessonRuns) { self.runs = runs }

  /// The first thing that one of the rules finds.
  ///
  /// - Throws: What starting a host throws.
  func finding(_ names: [String]) throws -> CheckFinding? {
    let rules = Set(names.compactMap(ReviewRule.init))
    var found = findings(of: rules)
    if found.isEmpty, rules.contains(where: \.needsRuns) {
      found = try RunReview(
        RunReview.Plan(rules: rules, batch: runs.plan(runs.tests)), of: runs.suite,
        startHost: runs.startHost, stop: runs.stop
      ).findings()
    }
    return found.first.map { .rule($0.text, $0.location, count: found.count) }
  }

  /// How many locators are written more than once.
  var duplicatedLocators: Int? { findings(of: [.duplicatedLocator]).count }

  private func findings(of rules: Set<ReviewRule>) -> [ReviewFinding] {
    StaticReview.findings(of: runs.suite, rules: rules)
  }
}
