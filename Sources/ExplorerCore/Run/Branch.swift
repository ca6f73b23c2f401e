import SessionProtocol

/// A way that a run went and that was left by acting differently, to return to.
struct Branch: Sendable {
  /// Branches kept at most; the oldest are given up first.
  static let limit = 16

  /// The events of the run.
  var record: RunRecord
  /// What the person did in it, beside the test.
  var interventions: [Intervention]
  /// Index of the event at which it was left.
  var position: Int
  /// Virtual time at which it was left, in seconds.
  var time: Double
  /// What happened there.
  var title: String
}
