/// Work in the order in which the scheduler runs it: what is ready, and what is due later.
struct WorkQueue {
  /// A piece of work with what is known about it.
  struct Item {
    let id: UInt64
    let due: Duration
    let kind: PendingWork.Kind
    let label: String
    let origin: Origin
    let work: Work
    /// Whether it is for another queue than the main one.
    var isBackground = false
    /// What ran when it was added.
    var cause: PastWork.Entry?
    /// Whether it had to wait for its time.
    var wasDelayed = false

    /// Whether a blocked main thread leaves it to other threads to do.
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

  /// What is ready, oldest first; `readyStart` is where the unserved part begins.
  private var ready: [Item] = []
  private var readyStart = 0
  /// A binary heap of what is due later, by time and then by age.
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

  /// Takes one ready piece of work.
  ///
  /// - Parameter choose: Picks one of several that may go first; `nil` takes the oldest.
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

  /// Positions of the ready work that may go first: every job, as tasks have no order among each
  /// other, but of closures only the oldest, as the main queue and its timers keep theirs.
  private var firstCandidates: [Int] {
    var hasClosure = false
    return ready[readyStart...].indices.filter { index in
      if case .job = ready[index].work { return true }
      defer { hasClosure = true }
      return !hasClosure
    }
  }

  /// When the next piece of later work is due that a blocked main thread leaves to others.
  var nextDueElsewhere: Duration? {
    timers.lazy.filter(\.runsElsewhere).map(\.due).min()
  }

  /// Takes the oldest ready piece of work that a blocked main thread leaves to others.
  mutating func takeReadyElsewhere() -> Item? {
    guard let index = ready[readyStart...].firstIndex(where: \.runsElsewhere) else { return nil }
    return ready.remove(at: index)
  }

  /// Makes everything due at a time ready.
  mutating func makeReady(dueBy now: Duration) {
    while let first = timers.first, first.due <= now {
      ready.append(first)
      removeTimer(at: 0)
    }
  }

  /// Takes work out, wherever it waits.
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
  /// Takes an element out by moving those between `start` and it one place up, so that everything
  /// from `start + 1` on keeps its order and the place at `start` is free.
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
