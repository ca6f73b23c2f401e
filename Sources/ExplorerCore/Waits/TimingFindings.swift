/// What trials have shown of the open run's steps.
struct TimingFindings: Hashable, Sendable {
  /// What is known of a step.
  enum Verdict: Hashable {
    /// It fails when the work is late: it passed only by timing.
    case fails
    /// It does not need what the work brought.
    case passes
    /// It is being tried, or cannot be.
    case unknown
  }

  private var tried: Set<UnprotectedStep> = []
  private var failing: Set<UnprotectedStep> = []
  private var refused: Set<UnprotectedStep> = []
  /// Whether steps are being tried.
  private(set) var isUnderWay = false

  /// What is known of a step.
  func verdict(of step: UnprotectedStep) -> Verdict {
    tried.contains(step) ? failing.contains(step) ? .fails : .passes : .unknown
  }

  /// Begins to try those of some steps of which nothing is known.
  ///
  /// - Returns: Which; `nil` where others are being tried, or there is none.
  mutating func begin(_ steps: [UnprotectedStep]) -> [UnprotectedStep]? {
    guard !isUnderWay else { return nil }
    let new = steps.filter { !tried.contains($0) && !refused.contains($0) }
    guard !new.isEmpty else { return nil }
    isUnderWay = true
    return new
  }

  /// Takes in what came of it.
  mutating func receive(_ answer: TimingAnswer) {
    isUnderWay = false
    guard let found = answer.failing else { return refused.formUnion(answer.steps) }
    tried.formUnion(answer.steps)
    failing.formUnion(found)
  }
}
