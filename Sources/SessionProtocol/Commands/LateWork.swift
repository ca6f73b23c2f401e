/// Work of the app that is late in a run, to see who relies on its being early.
///
/// It is known by what a run that is the same up to there tells of it. Two pieces that are alike in
/// all of this are late together.
package struct LateWork: Codable, Hashable, Sendable {
  /// What sort of work it is.
  package var kind: Pending.Kind
  /// What it is called.
  package var label: String
  /// Virtual seconds since the test began at which it would be due.
  package var due: Double
  /// By how many virtual seconds it is late.
  package var seconds: Double

  /// Names work that is late.
  package init(kind: Pending.Kind, label: String, due: Double, seconds: Double) {
    self.kind = kind
    self.label = label
    self.due = due
    self.seconds = seconds
  }
}
