import Recording
import SessionProtocol

/// A step of a recording in the explorer.
struct RecordingEntry: Hashable, Sendable {
  /// What a test did before the recording began.
  static let beginning = Int.min

  /// The event of the run that it was done at; less than zero for a step of an earlier run.
  var id: Int
  var step: RecordedStep
}

extension RecordedStep {
  /// What it is called, without what was typed into a secure field.
  var shownTitle: String {
    guard case .act(let actions) = content, let last = actions.last, case .type = last.kind else {
      return title
    }
    return last.coveredTitle
  }
}
