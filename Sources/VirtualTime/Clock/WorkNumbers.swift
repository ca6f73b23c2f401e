/// The numbers of a run's work, and which of it is late.
struct WorkNumbers {
  /// The identity of the last work before the run began.
  var lastBefore: UInt64 = 0
  /// By how much work is late, by its number.
  var postponed: [Int: Duration] = [:]

  /// Which piece of the run's work has an identity, from 1.
  subscript(id: UInt64) -> Int { Int(truncatingIfNeeded: id &- lastBefore) }

  /// How late the work with an identity is.
  func lateness(of id: UInt64) -> Duration {
    postponed.isEmpty ? .zero : postponed[self[id]] ?? .zero
  }
}
