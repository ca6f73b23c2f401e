/// A way from one page to another.
package struct NavigationTransition: Codable, Hashable, Sendable {
  /// The page it begins on.
  package var from: String
  /// The page it leads to.
  package var to: String
  /// What leads there: a method with labels, after the member that has it where it belongs to a
  /// component (`footerBar.selectSettingsTab()`); or the text of a raw action in a test.
  package var method: String
  /// Where the method is declared, or where the raw action stands.
  package var location: SourceLocation
  /// Whether it leads to the page that the first one was opened from.
  package var isBack: Bool
  /// How it is known; never empty, in order.
  package var evidence: [NavigationEvidence]
  /// Tests whose sources take it.
  package var tests: [String]
  /// Tests that were seen to take it when they were run.
  package var runs: [String]

  /// Creates a transition.
  package init(
    from: String, to: String, method: String, location: SourceLocation, isBack: Bool = false,
    evidence: [NavigationEvidence], tests: [String] = [], runs: [String] = []
  ) {
    self.from = from
    self.to = to
    self.method = method
    self.location = location
    self.isBack = isBack
    self.evidence = evidence
    self.tests = tests
    self.runs = runs
  }

  /// Whether a test takes it, by its sources or as it was run.
  package var isTaken: Bool { !tests.isEmpty || !runs.isEmpty }

  /// Whether only the order of calls speaks for it.
  package var isInferred: Bool { evidence == [.order] }
}
