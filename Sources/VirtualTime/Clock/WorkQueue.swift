/// The scheduler's work: what can run now, oldest first, and what is due later, soonest first.
struct WorkQueue {
  /// A piece of work with what is known about it.
  struct Item {
    let id: UInt64
    let due: Duration
    let kind: PendingWork.Kind
    let label: String
    let origin: Origin
    let work: Work
    /// Whether it belongs to another queue than the main one.
    var isBackground = false
    /// The delayed work that was running when it was added; nil if none was.
    var cause: PastWork.Entry?
    /// Whether it was added to run later rather than at once.
    var wasDelayed = false

    /// The functions that it goes on in, innermost first; empty where they are not known.
    var waitingFunctions: CallStack {
      guard case .job(let job) = work else { return origin.stack }
      return SuspendedTask(of: job)?.callStack ?? CallStack()
    }

    /// Whether it can run while the main thread is blocked: on a device another thread would run
    /// it.
    var runsElsewhere: Bool {
      if case .job = work { return true }
      return isBackground
    }
  }

  /// Who scheduled a piece of work, as far as it is known.
  enum Origin {
    case unknown
    /// The calls that led to it.
    case calls(CallStack)
    /// The task that it wakes.
    case task(SuspendedTask)

    /// The calls, innermost first.
    var stack: CallStack {
      switch self {
      case .unknown: CallStack()
      case .calls(let stack): stack
      case .task(let task): task.callStack
      }
    }
  }

  /// The two sorts of work there are.
  enum Work {
    /// A job of Swift's concurrency runtime.
    case job(UnownedJob)
    /// A closure of the simulated system.
    case action(@MainActor () -> Void)
  }

  /// The work that can run now, oldest first.
  ///
  /// What stands before `readyStart` has run already, and is removed from time to time.
  private var ready: [Item] = []
  private var readyStart = 0
  /// The work that is due later: a binary heap, ordered by time and then by age.
  private var timers: [Item] = []
  private var lastID: UInt64 = 0

  /// Whether a piece of work is ready now.
  var hasReadyWork: Bool { readyStart < ready.count }

  /// When the next piece of later work is due.
  var nextDue: Duration? { timers.first?.due }

  /// What is due later, soonest first.
  var pending: [Item] { timers.sorted(by: Self.isBefore) }

  /// Whether later work of a kind exists.
  func containsTimer(of kind: PendingWork.Kind) -> Bool { timers.contains { $0.kind == kind } }

  /// Adds work that can run at once.
  mutating func addReady(
    _ work: Work, kind: PendingWork.Kind, label: String, now: Duration,
    origin: Origin = .unknown, isBackground: Bool = false, cause: PastWork.Entry? = nil
  ) -> UInt64 {
    lastID += 1
    ready.append(
      Item(
        id: lastID, due: now, kind: kind, label: label, origin: origin, work: work,
        isBackground: isBackground, cause: cause))
    return lastID
  }

  /// Adds work that becomes ready later.
  mutating func addTimer(
    _ work: Work, kind: PendingWork.Kind, label: String, due: Duration, origin: Origin,
    isBackground: Bool = false, cause: PastWork.Entry? = nil
  ) -> UInt64 {
    lastID += 1
    timers.append(
      Item(
        id: lastID, due: due, kind: kind, label: label, origin: origin, work: work,
        isBackground: isBackground, cause: cause, wasDelayed: true))
    siftUp(from: timers.count - 1)
    return lastID
  }

  /// Removes and returns one piece of work that is ready.
  ///
  /// - Parameter choose: Given how many may go first, returns which of them does; nil takes the
  ///   oldest.
  /// - Returns: The piece of work; `nil` when none is ready.
  mutating func takeReady(choose: ((Int) -> Int)?) -> Item? {
    guard hasReadyWork else { return nil }
    let candidates = choose == nil ? [readyStart] : firstCandidates
    let chosen = candidates[choose?(candidates.count) ?? 0]
    let item = ready.remove(at: chosen, keepingOrderFrom: readyStart)
    readyStart += 1
    if readyStart == ready.count || readyStart > 1024 {
      ready.removeFirst(readyStart)
      readyStart = 0
    }
    return item
  }

  /// Positions of the ready work of which a schedule may choose the next.
  ///
  /// Every job of a task is among them, as Swift promises no order between tasks. Of closures it is
  /// only the oldest one, as queues and timers keep their order.
  private var firstCandidates: [Int] {
    var hasClosure = false
    return ready[readyStart...].indices.filter { index in
      if case .job = ready[index].work { return true }
      defer { hasClosure = true }
      return !hasClosure
    }
  }

  /// When the next work is due that can run while the main thread is blocked.
  var nextDueElsewhere: Duration? {
    timers.lazy.filter(\.runsElsewhere).map(\.due).min()
  }

  /// Removes and returns the oldest ready work that can run while the main thread is blocked.
  mutating func takeReadyElsewhere() -> Item? {
    guard let index = ready[readyStart...].firstIndex(where: \.runsElsewhere) else { return nil }
    return ready.remove(at: index)
  }

  /// Makes ready what is due at a virtual time or before.
  mutating func makeReady(dueBy now: Duration) {
    while let first = timers.first, first.due <= now {
      ready.append(first)
      removeTimer(at: 0)
    }
  }

  /// Removes a piece of work, whether it is ready or due later.
  mutating func remove(id: UInt64) {
    if let index = timers.firstIndex(where: { $0.id == id }) {
      removeTimer(at: index)
    } else if let index = ready[readyStart...].firstIndex(where: { $0.id == id }) {
      ready.remove(at: index)
    }
  }
}

extension WorkQueue {
  private static func isBefore(_ one: Item, _ other: Item) -> Bool {
    one.due < other.due || (one.due == other.due && one.id < other.id)
  }

  private mutating func removeTimer(at index: Int) {
    timers.swapAt(index, timers.count - 1)
    timers.removeLast()
    guard index < timers.count else { return }
    siftDown(from: index)
    siftUp(from: index)
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard Self.isBefore(timers[child], timers[parent]) else { return }
      timers.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      let left = 2 * parent + 1
      guard left < timers.count else { return }
      let right = left + 1
      let first =
        right < timers.count && Self.isBefore(timers[right], timers[left]) ? right : left
      guard Self.isBefore(timers[first], timers[parent]) else { return }
      timers.swapAt(first, parent)
      parent = first
    }
  }
}

extension Array {
  /// Moves an element to `start`, and those in between one place up, in their order.
  ///
  /// - Returns: The element.
  fileprivate mutating func remove(at index: Int, keepingOrderFrom start: Int) -> Element {
    let element = self[index]
    var position = index
    while position > start {
      self[position] = self[position - 1]
      position -= 1
    }
    self[start] = element
    return element
  }
}
