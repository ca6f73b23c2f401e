/// What came of trials.
package struct TimingAnswer: Hashable, Sendable {
  /// The steps that were to be tried.
  package var steps: [UnprotectedStep]
  /// Those of them that failed; nil where they could not be tried.
  package var failing: [UnprotectedStep]?

  /// Creates an answer.
  package init(steps: [UnprotectedStep], failing: [UnprotectedStep]?) {
    self.steps = steps
    self.failing = failing
  }
}
