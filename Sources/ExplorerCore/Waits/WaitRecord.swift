package import SessionProtocol

/// A wait of a run, from its begin to its end.
package struct WaitRecord: Hashable, Sendable {
  /// What was missing, from a moment on.
  package struct Unmet: Hashable, Sendable {
    /// Virtual seconds into the wait at which it was seen first.
    package var elapsed: Double
    /// The text.
    package var text: String
  }

  /// How many texts of one wait are kept.
  static let unmetLimit = 50

  /// Number of the wait within the run.
  package var number: Int
  /// Index of the event with which it began, or ended where it is told by one event.
  package var firstEvent: Int
  /// Index of its latest event.
  package var lastEvent: Int
  /// Virtual seconds since the test began, when it began.
  package var time: Double
  /// The calls that wait, innermost first; empty in batch runs.
  package var stack: [SourceFrame]
  /// What is waited for.
  package var criterion: WaitCriterion
  /// What was missing, as it changed; empty when it held at once.
  package var unmet: [Unmet]
  /// Virtual seconds waited.
  package var elapsed: Double
  /// Virtual seconds after which it gives up.
  package var limit: Double
  /// How far it is.
  package var progress: Wait.Progress
  /// What the app was busy with at the latest event.
  package var pending: [Pending]
  /// The work of the app that ended it, where that is known.
  package var endedBy: Pending?
  /// The element it waits for, once it is there.
  package var elementID: Int?

  /// Virtual seconds that were left when it was met, or are left; 0 when it has timed out.
  package var slack: Double { max(0, limit - elapsed) }
  /// How much of its limit it has used, from 0 to 1.
  package var share: Double { limit > 0 ? min(1, elapsed / limit) : 1 }
  /// Whether it is over.
  package var isOver: Bool { progress == .met || progress == .timedOut }
  /// Where it stands in the sources.
  package var location: SourceFrame? { stack.first }
  /// Whether XCUITest waits by itself for the app to be idle, before and after an action.
  package var isIdleWait: Bool { criterion.isIdle }
}
