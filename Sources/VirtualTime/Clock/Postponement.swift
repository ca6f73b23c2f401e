/// Work that is later in a run than it would be: what it is, and by how much.
package struct Postponement: Sendable {
  /// What sort of work it is.
  let kind: PendingWork.Kind
  /// What it is called.
  let label: String
  /// Virtual time at which it would be due.
  let due: Duration
  /// By how much it is late.
  let lateness: Duration

  /// How far apart two times may be that mean the same: some have been rounded to microseconds.
  private static let tolerance: Duration = .microseconds(5)

  /// Names work that is late.
  package init(kind: PendingWork.Kind, label: String, due: Duration, lateness: Duration) {
    self.kind = kind
    self.label = label
    self.due = due
    self.lateness = lateness
  }

  /// Whether this is about some work.
  func fits(_ kind: PendingWork.Kind, _ label: String, due: Duration) -> Bool {
    guard self.kind == kind, self.label == label else { return false }
    return max(due, self.due) - min(due, self.due) < Self.tolerance
  }
}
