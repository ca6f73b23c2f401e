/// What of the asynchronous work that was due later has run, as far as a wait wants to know.
///
/// Work that runs at once is counted as a part of the work that asked for it: a view update that a
/// timer causes has the timer for its cause.
package struct PastWork: Sendable {
  /// A piece of work that has run, with its place in the order of all that have.
  package struct Entry: Sendable {
    /// The work, as it was described while it waited.
    package var work: PendingWork
    /// Its place, from 1.
    package var number: Int
    /// What began an animation, when that was not the test: what it really waits for.
    package var beginner: PendingWork?
  }

  /// How many changes of what the app shows are kept.
  private static let changeLimit = 8

  /// How many pieces of work that were due later have run.
  package internal(set) var count = 0
  /// The one that ran last.
  package internal(set) var latest: Entry?
  /// The one that last had the app show something else.
  package private(set) var latestChange: Entry?
  /// What had the app show something else, each once, oldest first; the last few.
  package private(set) var changes: [Entry] = []

  /// Notes that a piece of work has the app show something else.
  mutating func noteChange(by entry: Entry) {
    latestChange = entry
    guard changes.last?.number != entry.number else { return }
    changes.append(entry)
    if changes.count > Self.changeLimit { changes.removeFirst() }
  }

  /// The one that ran last after a number of others.
  ///
  /// - Parameter number: How many had run before.
  /// - Returns: What has changed the app's views, if anything has; else what ran last.
  package func cause(after number: Int) -> PendingWork? {
    if let latestChange, latestChange.number > number { return latestChange.work }
    return latest.flatMap { $0.number > number ? $0.work : nil }
  }
}
