/// Knows which node is being evaluated or built, so that state can note who reads it.
///
/// Views are evaluated on the host's one thread, and state is read and written there alone.
enum ReadTracker {
  /// What the node that is being evaluated or built is told of changes by.
  nonisolated(unsafe) static var current: Invalidator?

  /// Does something on behalf of a node.
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
  /// How many may be kept before those that have gone are looked for.
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

  /// Asks all readers for an update; whoever still reads is noted again by then.
  ///
  /// - Parameter source: What has changed, for those who ask why a view is evaluated.
  mutating func invalidate(because source: AnyObject) {
    let all = readers
    readers = [:]
    for reader in all.values { reader.invalidate(because: source) }
  }
}
