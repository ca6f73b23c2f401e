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
  }

  /// How many pieces of work that were due later have run.
  package internal(set) var count = 0
  /// The one that ran last.
  package internal(set) var latest: Entry?
  /// The one that last had the app show something else.
  package internal(set) var latestChange: Entry?

  /// The one that ran last after a number of others.
  ///
  /// - Parameter number: How many had run before.
  /// - Returns: What has changed the app's views, if anything has; else what ran last.
  package func cause(after number: Int) -> PendingWork? {
    if let latestChange, latestChange.number > number { return latestChange.work }
    return latest.flatMap { $0.number > number ? $0.work : nil }
  }
}
