import SourceModel

/// Finds a suite's weak places in what its sources say.
package enum StaticReview {
  /// What rules find that need no run.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - rules: The rules; those that need runs find nothing here.
  /// - Returns: The findings, in the order of the files and lines; those that a comment beside them turns
  ///   off are left out.
  package static func findings(
    of suite: ReviewedSuite, rules: Set<ReviewRule>
  ) -> [ReviewFinding] {
    var found: [ReviewFinding] = []
    for rule in ReviewRule.allCases where rules.contains(rule) {
      found += findings(of: rule, in: suite)
    }
    return suite.told(found)
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
