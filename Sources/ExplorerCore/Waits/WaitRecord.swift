public import SessionProtocol

/// A wait of a run, from its begin to its end.
public struct WaitRecord: Hashable, Sendable {
  /// What was missing, from a moment on.
  public struct Unmet: Hashable, Sendable {
    /// Virtual seconds into the wait at which it was seen first.
    public var elapsed: Double
    /// The text.
    public var text: String
  }

  /// How many texts of one wait are kept.
  static let unmetLimit = 50

  /// Number of the wait within the run.
  public var number: Int
  /// Index of the event with which it began, or ended where it is told by one event.
  public var firstEvent: Int
  /// Index of its latest event.
  public var lastEvent: Int
  /// Virtual seconds since the test began, when it began.
  public var time: Double
  /// The calls that wait, innermost first; empty in batch runs.
  public var stack: [SourceFrame]
  /// What is waited for.
  public var criterion: WaitCriterion
  /// What was missing, as it changed; empty when it held at once.
  public var unmet: [Unmet]
  /// Virtual seconds waited.
  public var elapsed: Double
  /// Virtual seconds after which it gives up.
  public var limit: Double
  /// How far it is.
  public var progress: Wait.Progress
  /// What the app was busy with at the latest event.
  public var pending: [Pending]
  /// The work of the app that ended it, where that is known.
  public var endedBy: Pending?
  /// The element it waits for, once it is there.
  public var elementID: Int?

  /// Virtual seconds that were left when it was met, or are left; 0 when it has timed out.
  public var slack: Double { max(0, limit - elapsed) }
  /// How much of its limit it has used, from 0 to 1.
  public var share: Double { limit > 0 ? min(1, elapsed / limit) : 1 }
  /// Whether it is over.
  public var isOver: Bool { progress == .met || progress == .timedOut }
  /// Where it stands in the sources.
  public var location: SourceFrame? { stack.first }
  /// Whether XCUITest waits by itself for the app to be idle, before and after an action.
  public var isIdleWait: Bool { criterion.isIdle }
}
