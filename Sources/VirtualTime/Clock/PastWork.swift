/// A record of the delayed work that has run, from which a wait learns what ended it.
///
/// Work that was never delayed is not in it, but counts as a part of the work that added it: when a
/// timer fires and the view updates, the timer is the cause.
package struct PastWork: Sendable {
  /// A piece of work that has run, with its place in the order of all that have.
  package struct Entry: Sendable {
    /// The work, as it was described while it waited.
    package var work: PendingWork
    /// Its place, from 1.
    package var number: Int
    /// Of an animation, the delayed work that began it; nil where the test did, and of other work.
    package var beginner: PendingWork?
  }

  /// How many entries of ``changes`` are kept.
  private static let changeLimit = 8

  /// How many pieces of delayed work have run.
  package internal(set) var count = 0
  /// The piece that ran last.
  package internal(set) var latest: Entry?
  /// The last piece that changed what the app shows.
  package private(set) var latestChange: Entry?
  /// The last few pieces that changed what the app shows, each once, oldest first.
  package private(set) var changes: [Entry] = []

  /// Records that a piece of work has changed what the app shows.
  mutating func noteChange(by entry: Entry) {
    latestChange = entry
    guard changes.last?.number != entry.number else { return }
    changes.append(entry)
    if changes.count > Self.changeLimit { changes.removeFirst() }
  }

  /// The most likely cause of something that has come about since a moment.
  ///
  /// - Parameter number: The value of ``count`` at that moment.
  /// - Returns: The last work since then that changed what the app shows; if none did, the last
  ///   work since then; nil if none ran.
  package func cause(after number: Int) -> PendingWork? {
    if let latestChange, latestChange.number > number { return latestChange.work }
    return latest.flatMap { $0.number > number ? $0.work : nil }
  }
}
