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

  /// Sets what brings the nodes up to date, soon after a first one becomes pending.
  ///
  /// State may change while no test looks at the app; tasks of a view that is to appear must start
  /// nevertheless.
  func setRefresh(_ action: @escaping @MainActor () -> Void) { refresh = action }

  /// Takes over from the scheduled refresh: one is being done now.
  func beginRefresh() {
    isPaused = true
    scheduled?.cancel()
    scheduled = nil
  }

  /// Schedules again from now on; what a refresh has left over waits for the next frame.
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

  /// Sees to a refresh although no node is pending: some are to be built.
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

/// Lets a piece of state ask for an update of the node that owns it.
final class Invalidator: @unchecked Sendable {
  let id: Int
  private let queue: UpdateQueue
  /// Whether the node is still there.
  private(set) var isValid = true
  /// What has asked for the update, for those who want to know why a view is evaluated.
  private(set) var sources: [AnyObject] = []
  private static let maximumSources = 32
  /// The places in the code that have read since the last evaluation, and are told of changes.
  var followedReads: [UInt] = []

  init(id: Int, queue: UpdateQueue) {
    self.id = id
    self.queue = queue
  }

  /// Asks for an update, unless the node has gone.
  func invalidate() {
    if isValid { queue.insert(id) }
  }

  /// Asks for an update because a property of the view has changed.
  func invalidate(because source: AnyObject) {
    guard isValid else { return }
    if sources.count < Self.maximumSources, !sources.contains(where: { $0 === source }) {
      sources.append(source)
    }
    queue.insert(id)
  }

  /// Forgets what has asked for the update: it is being done.
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
