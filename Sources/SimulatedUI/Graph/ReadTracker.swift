/// Knows on behalf of which node code runs, so that a piece of state can note who reads it and ask
/// that node for an update when it changes.
///
/// Views are evaluated on the host's one thread, and state is read and written there alone.
enum ReadTracker {
  /// The way to ask that node for an update; nil while what is read matters to no node.
  nonisolated(unsafe) static var current: Invalidator?

  /// Runs a closure on behalf of a node, or of none.
  @inline(__always)
  static func reading<Result>(
    as reader: Invalidator?, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = reader
    defer { current = outer }
    return try body()
  }
}

/// The nodes that have read a piece of state since it last changed.
struct Readers {
  private var readers: [Int: Invalidator] = [:]
  /// How many are kept before nodes that no longer exist are thrown out.
  private var limit = 16

  /// Notes that the current node, if there is one, has read the state.
  mutating func noteRead() {
    guard let reader = ReadTracker.current, readers[reader.id] == nil else { return }
    if readers.count >= limit {
      readers = readers.filter(\.value.isValid)
      limit = max(16, 2 * readers.count)
    }
    readers[reader.id] = reader
  }

  /// Asks all readers for an update and forgets them: a node that still reads the state when it is
  /// evaluated again is noted anew.
  ///
  /// - Parameter source: What has changed, for those who ask why a view is evaluated.
  mutating func invalidate(because source: AnyObject) {
    let all = readers
    readers = [:]
    for reader in all.values { reader.invalidate(because: source) }
  }
}
