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

  private var asked: Set<UnprotectedStep> = []
  private var tried: Set<UnprotectedStep> = []
  private var failing: Set<UnprotectedStep> = []
  /// Steps that nobody has tried yet.
  private var waiting: [UnprotectedStep] = []
  /// Whether steps are being tried.
  private(set) var isUnderWay = false

  /// Whether there are steps to try, and no others are being tried.
  var canBegin: Bool { !isUnderWay && !waiting.isEmpty }

  /// What is known of a step.
  func verdict(of step: UnprotectedStep) -> Verdict {
    tried.contains(step) ? failing.contains(step) ? .fails : .passes : .unknown
  }

  /// Notes which steps there are.
  mutating func note(_ steps: [UnprotectedStep]) {
    waiting = steps.filter { !asked.contains($0) }
  }

  /// Begins to try those that wait for it.
  ///
  /// - Returns: Which.
  mutating func begin() -> [UnprotectedStep] {
    isUnderWay = true
    asked.formUnion(waiting)
    defer { waiting = [] }
    return waiting
  }

  /// Takes in what came of it; nothing is known of steps that could not be tried.
  mutating func receive(_ answer: TimingAnswer) {
    isUnderWay = false
    guard let found = answer.failing else { return }
    tried.formUnion(answer.steps)
    failing.formUnion(found)
  }
}
