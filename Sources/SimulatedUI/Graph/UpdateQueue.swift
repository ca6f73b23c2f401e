import VirtualTime

/// The nodes whose state changed since the last update.
///
/// State is written from any isolation, but always on the host's one thread; that is why this class
/// needs no lock and may claim to be sendable.
final class UpdateQueue: @unchecked Sendable {
  private var pending: Set<Int> = []
  private var refresh: (@MainActor () -> Void)?
  private var scheduled: ScheduledWork?
  private var isPaused = false

  /// Sets what brings pending nodes up to date; it is called soon after the first became pending.
  ///
  /// Without it nodes would wait until a test looks at the screen, and a view that is to appear by
  /// then could not start its tasks.
  func setRefresh(_ action: @escaping @MainActor () -> Void) { refresh = action }

  /// Cancels the scheduled refresh, as one begins now, and schedules none until it ends.
  func beginRefresh() {
    isPaused = true
    scheduled?.cancel()
    scheduled = nil
  }

  /// Lets refreshes be scheduled again; nodes that are still pending wait for the next frame.
  func endRefresh() {
    isPaused = false
    if !pending.isEmpty { schedule(after: .milliseconds(16)) }
  }

  /// Ends all scheduling: the app is no longer running.
  func stop() {
    refresh = nil
    scheduled?.cancel()
    scheduled = nil
  }

  /// Whether nothing has to be updated.
  var isEmpty: Bool { pending.isEmpty }

  /// Asks for an update of a node.
  func insert(_ id: Int) {
    VirtualTime.noteChange()
    let wasEmpty = pending.isEmpty
    pending.insert(id)
    if wasEmpty { schedule(after: .zero) }
  }

  /// Schedules a refresh although no node is pending, for one that only has to be built again.
  func wake() { schedule(after: .zero) }

  private func schedule(after delay: Duration) {
    guard !isPaused, scheduled == nil, let refresh else { return }
    scheduled = VirtualTime.schedule(after: delay, kind: .animation, label: "view update") {
      self.scheduled = nil
      refresh()
    }
  }

  /// Notes that a node has been updated.
  func remove(_ id: Int) { pending.remove(id) }

  /// Whether a node still waits for its update.
  func contains(_ id: Int) -> Bool { pending.contains(id) }

  /// The pending nodes in the order of their creation.
  var all: [Int] { pending.sorted() }
}

/// The way to ask one node for an update, for state and for everything else that it reads.
final class Invalidator: @unchecked Sendable {
  let id: Int
  private let queue: UpdateQueue
  /// Whether the node is still there.
  private(set) var isValid = true
  /// The pieces of state that have asked, for `_printChanges()`, which names them.
  private(set) var sources: [AnyObject] = []
  private static let maximumSources = 32
  /// Lines of code that have read a binding for the node since its last evaluation; the objects
  /// behind these bindings are observed already.
  var followedReads: [UInt] = []

  init(id: Int, queue: UpdateQueue) {
    self.id = id
    self.queue = queue
  }

  /// Asks for an update, unless the node has gone.
  func invalidate() {
    if isValid { queue.insert(id) }
  }

  /// Asks for an update, and notes which piece of state has changed.
  func invalidate(because source: AnyObject) {
    guard isValid else { return }
    if sources.count < Self.maximumSources, !sources.contains(where: { $0 === source }) {
      sources.append(source)
    }
    queue.insert(id)
  }

  /// Hands over the pieces of state that have asked, and forgets them.
  func takeSources() -> [AnyObject] {
    defer { sources = [] }
    return sources
  }

  /// Ends all effect: the node has gone.
  func revoke() {
    isValid = false
    sources = []
  }
}
