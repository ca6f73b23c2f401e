import ExplorerCore
import SourceModel
import Workspace

/// Looks for what rules of a review find in a learner's suite.
struct LessonRules {
  private let runs: LessonRuns
  private let installation: Installation

  init(_ runs: LessonRuns, _ installation: Installation) {
    self.runs = runs
    self.installation = installation
  }

  /// The first thing that one of the rules finds.
  ///
  /// - Throws: What starting a host throws.
  func finding(_ names: [String]) throws -> CheckFinding? { nil }

  /// How many locators are written more than once.
  var duplicatedLocators: Int? { nil }
}
