import SourceIndex
package import SourceModel
package import Workspace

/// Finds a suite's weak places in what its sources say.
package enum StaticReview {
  /// What rules find that need no run.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - index: What its sources say.
  ///   - rules: The rules; those that need runs find nothing here.
  /// - Returns: The findings, in the order of the files and lines; those that a comment beside them turns
  ///   off are left out.
  package static func findings(
    of project: Project, index: ProjectIndex, rules: Set<ReviewRule>
  ) -> [ReviewFinding] {
    let files = project.allTestFiles
    let facts = SuiteFactReader.facts(appFiles: project.allAppFiles, testFiles: files)
    let suite = ReviewedSuite(index, facts, files: files)
    var found: [ReviewFinding] = []
    for rule in ReviewRule.allCases where rules.contains(rule) {
      found += findings(of: rule, in: suite)
    }
    return ReviewSilence(files).without(found, in: index).inOrder(of: files.map(\.path))
  }

  private static func findings(of rule: ReviewRule, in suite: ReviewedSuite) -> [ReviewFinding] {
    switch rule {
    case .duplicatedLocator: suite.duplicatedLocators()
    case .missingDisplayCheck: suite.missingDisplayChecks()
    case .rawQuery: suite.rawQueries()
    case .sleepingWait: suite.sleepingWaits()
    case .unusedMethod: suite.unusedMethods()
    case .branchingUseCase: suite.branchingUseCases()
    case .brokenChain: suite.brokenChains()
    case .pageAssertion: suite.pageAssertions()
    case .wrongLanding, .idleAssertion, .orderDependent, .unprotectedWait: []
    }
  }
}

extension [ReviewFinding] {
  /// The findings in the order of files and lines.
  ///
  /// - Parameter paths: The files.
  /// - Returns: The same findings.
  package func inOrder(of paths: [String]) -> [ReviewFinding] {
    let order = Dictionary(zip(paths, paths.indices)) { first, _ in first }
    func key(_ finding: ReviewFinding) -> (Int, Int, String) {
      (
        order[finding.location.file] ?? Int.max, finding.location.line, finding.rule.rawValue
      )
    }
    return sorted { key($0) < key($1) }
  }
}
