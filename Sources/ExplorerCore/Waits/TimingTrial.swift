package import SessionProtocol

/// Finds out whether a step passed only by timing: in a run in which the work that brought what it
/// was done to comes long after it.
package struct TimingTrial: Sendable {
  /// By how many virtual seconds the work is late: longer than XCUITest looks for an element by
  /// itself.
  package static let lateness = 60.0

  /// The step.
  package let step: UnprotectedStep
  /// Whether the step has been answered otherwise than in the run where it passed.
  private var isAnsweredOtherwise = false
  /// Whether a wait of the test has given up after the work was due.
  private var hasTimedOut = false
  /// Whether the step fails; nil while the trial goes on.
  package private(set) var fails: Bool?

  /// Prepares the trial of a step.
  package init(of step: UnprotectedStep) { self.step = step }

  /// What is late in the run.
  package var lateWork: LateWork {
    LateWork(
      kind: step.cause.kind, label: step.cause.label, due: step.time - step.margin,
      seconds: Self.lateness)
  }

  /// Takes the next event of that run in, which is in full detail.
  package mutating func receive(_ event: Event) {
    guard fails == nil, event.time >= step.time - step.margin else { return }
    switch event.content {
    case .read(let read) where event.stack == step.stack && read.value != step.answer:
      isAnsweredOtherwise = true
    case .wait(let wait) where wait.progress == .timedOut && !wait.criterion.isIdle:
      hasTimedOut = true
    case .failure(let failure) where event.isFailure:
      // What fails is the step, or what the test makes of its answer; a later step that waits for
      // the work in vain says nothing of this one.
      let isStep = !event.stack.isEmpty && step.stack.ends(with: event.stack)
      let isWait = hasTimedOut || failure.reason == .waiting
      fails = isStep || (isAnsweredOtherwise && !isWait)
    case .testEnded: fails = false
    default: break
    }
  }
}

extension [SourceFrame] {
  /// Whether these calls were made within others, or are the same.
  func ends(with callers: [SourceFrame]) -> Bool { suffix(callers.count) == callers[...] }
}
