import Synchronization

/// The queue of all asynchronous work of the process and the clock it is ordered by.
///
/// Work is added from anywhere, hence the lock; it is run by one thread only.
final class Scheduler: Sendable {
  /// The scheduler of this process.
  static let shared = Scheduler()

  private struct State {
    var now: Duration = .zero
    var queue = WorkQueue()
    var schedule = Schedule(seed: 0)
    /// How many pieces of work are being run, one inside the other.
    var depth = 0
    var capturesStacks = false
    /// How much longer than asked for the app's tasks sleep.
    var sleepFactor = 1.0
    var past = PastWork()
    /// What the code that runs now goes back to.
    var cause: PastWork.Entry?
    /// The calls that scheduled the piece of work that runs now, as far as they are known.
    var caller = CallStack()
    /// Whether the task that runs now suspends until what it schedules is done.
    var isAwaiting = false
    /// Where on the stack that piece of work begins: what stands above only lets time pass.
    var base: UInt?
  }

  private let state = Mutex(State())

  /// The current virtual time.
  var now: Duration { state.withLock { $0.now } }

  /// Whether nobody holds the lock, so that a signal handler may take it.
  var isReadable: Bool { state.withLockIfAvailable { _ in true } ?? false }

  /// Whether the code that runs now belongs to the app rather than to the test.
  var isRunningAppWork: Bool { state.withLock { $0.depth > 0 } && !TestCode.isRunning }

  /// Whether no job is ready and no animation runs.
  var isIdle: Bool {
    state.withLock { !$0.queue.hasReadyWork && !$0.queue.containsTimer(of: .animation) }
  }

  /// Whether some work could run without the clock being moved.
  var hasReadyWork: Bool { state.withLock { $0.queue.hasReadyWork } }

  /// What has run.
  var pastWork: PastWork { state.withLock { $0.past } }

  /// Notes that the code that runs now has the app show something else.
  func noteChange() {
    state.withLock { if let cause = $0.cause { $0.past.noteChange(by: cause) } }
  }

  /// What waits for its time, soonest first.
  var pendingWork: [PendingWork] {
    state.withLock { state in
      state.queue.pending.map {
        PendingWork(kind: $0.kind, label: $0.label, due: $0.due, stack: $0.origin.stack)
      }
    }
  }

  /// Starts over at time zero under a schedule; for the beginning of a run.
  func begin(schedule: Schedule, capturesStacks: Bool) {
    state.withLock {
      $0.now = .zero
      $0.schedule = schedule
      $0.capturesStacks = capturesStacks
      $0.sleepFactor = 1
      $0.past = PastWork()
    }
  }

  /// The next factor for the pace of the test.
  func nextPace() -> Double { state.withLock { $0.schedule.pace() } }

  /// Adds a job that can run at once.
  func enqueue(_ job: UnownedJob) {
    state.withLock {
      _ = $0.queue.addReady(
        .job(job), kind: .sleep, label: "job", now: $0.now, cause: $0.cause)
    }
  }

  /// Adds a job that sleeps first.
  func enqueue(_ job: UnownedJob, after delay: Duration) {
    // The test's own pauses are not what a slow network is about.
    let factor = TestCode.isRunning ? 1 : state.withLock { $0.sleepFactor }
    add(.job(job), after: factor == 1 ? delay : delay * factor, kind: .sleep, label: "Task.sleep")
  }

  /// Has the app's tasks sleep longer, or shorter, from now on.
  func setSleepFactor(_ factor: Double) {
    state.withLock { $0.sleepFactor = min(max(factor, 0), 1_000) }
  }

  /// Adds a closure.
  ///
  /// - Parameters:
  ///   - delay: How long from now it is due.
  ///   - kind: What sort of work it is.
  ///   - label: What it is called.
  ///   - isBackground: Whether it is for another queue than the main one.
  ///   - stack: Tells who scheduled it; asked only while stacks are captured. The calling code when
  ///     nil.
  ///   - action: What it does.
  /// - Returns: A handle that can cancel it.
  func schedule(
    after delay: Duration, kind: PendingWork.Kind, label: String, isBackground: Bool = false,
    stack: ((_ end: UInt?) -> CallStack)? = nil, action: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let id = add(
      .action(action), after: delay, kind: kind, label: label, isBackground: isBackground,
      stack: stack)
    return ScheduledWork(id: id, scheduler: self)
  }

  /// Takes work out.
  func cancel(_ id: UInt64) { state.withLock { $0.queue.remove(id: id) } }

  /// Moves the clock without running anything, as a blocked main thread would see it.
  func block(for duration: Duration) { state.withLock { $0.now += max(.zero, duration) } }

  @discardableResult
  private func add(
    _ work: WorkQueue.Work, after delay: Duration, kind: PendingWork.Kind, label: String,
    isBackground: Bool = false, stack: ((_ end: UInt?) -> CallStack)? = nil
  ) -> UInt64 {
    // A request begins as soon as the code that asks for it lets it, and takes its time from there.
    let isTraced =
      (delay > .zero || kind == .network) && kind != .runner
      && state.withLock { $0.capturesStacks }
    let origin: WorkQueue.Origin =
      isTraced
      ? origin(of: kind, isLater: delay > .zero, stack: stack ?? CallStack.capture(upTo:))
      : .unknown
    return state.withLock { state in
      guard delay > .zero else {
        return state.queue.addReady(
          work, kind: kind, label: label, now: state.now, origin: origin,
          isBackground: isBackground, cause: state.cause)
      }
      // Animations and the runner's own deadlines are the device's, not the network's: never late.
      let varies = kind == .sleep || kind == .timer || kind == .network
      let latency = varies ? state.schedule.latency(for: delay) : delay
      return state.queue.addTimer(
        work, kind: kind, label: label, due: state.now + latency, origin: origin,
        isBackground: isBackground, cause: state.cause)
    }
  }

  /// Who schedules work now: the calls within the piece of work that runs, and who scheduled that.
  private func origin(
    of kind: PendingWork.Kind, isLater: Bool, stack: (_ end: UInt?) -> CallStack
  ) -> WorkQueue.Origin {
    // The beginning of a request comes while the task still waits; what is later may not.
    if kind == .sleep || (isAwaiting && !isLater), let task = SuspendedTask.current {
      return .task(task)
    }
    let (base, caller) = state.withLock { ($0.base, $0.caller) }
    return .calls(CallStack(addresses: stack(base).addresses + caller.addresses))
  }

  /// Whether the task that runs now is about to suspend until what it schedules is done.
  private var isAwaiting: Bool { state.withLock { $0.isAwaiting } }

  /// Has what is scheduled known as what the task that runs now waits for.
  ///
  /// - Parameter body: Schedules work, and returns to where the task suspends until that is done.
  func awaiting(_ body: () -> Void) {
    state.withLock { $0.isAwaiting = true }
    defer { state.withLock { $0.isAwaiting = false } }
    body()
  }
}

extension Scheduler {
  /// Runs work and advances the clock until a condition holds or a deadline is reached.
  @MainActor
  func run(until deadline: Duration, condition: () -> Bool) -> Bool {
    while true {
      if condition() { return true }
      if let item = takeReady() {
        execute(item)
      } else if !advance(to: deadline) {
        return condition()
      }
    }
  }

  private func takeReady() -> WorkQueue.Item? {
    state.withLock { state in
      guard state.queue.hasReadyWork else { return nil }
      var schedule = state.schedule
      let item = state.queue.takeReady(
        choose: schedule.isNominal ? nil : { schedule.choose(among: $0) })
      state.schedule = schedule
      return item
    }
  }

  /// Jumps to the next due work, or to the deadline when nothing is due before it.
  ///
  /// - Returns: Whether there may be work to run now.
  private func advance(to deadline: Duration) -> Bool {
    state.withLock { state in
      guard let due = state.queue.nextDue, due <= deadline else {
        state.now = max(state.now, deadline)
        return false
      }
      state.now = max(state.now, due)
      state.queue.makeReady(dueBy: state.now)
      return true
    }
  }

  /// Takes one piece of work that goes on while a thread waits, moving the clock if need be.
  ///
  /// - Parameters:
  ///   - isMain: Whether it is the main thread that waits, which can do nothing else meanwhile.
  ///   - limit: Virtual time at which to give up.
  /// - Returns: Whether there was any.
  @MainActor
  func runOne(whileMainWaits isMain: Bool, until limit: Duration) -> Bool {
    while true {
      let item = isMain ? state.withLock { $0.queue.takeReadyElsewhere() } : takeReady()
      if let item {
        execute(item)
        return true
      }
      let hasMore = state.withLock { state in
        let due = isMain ? state.queue.nextDueElsewhere : state.queue.nextDue
        guard let due, due <= limit else { return false }
        state.now = max(state.now, due)
        state.queue.makeReady(dueBy: state.now)
        return true
      }
      guard hasMore else { return false }
    }
  }

  /// Runs code of the app that nothing has scheduled, such as what a tap does.
  @MainActor
  func runAppWork(_ work: () -> Void) {
    state.withLock { $0.depth += 1 }
    defer { state.withLock { $0.depth -= 1 } }
    TestCode.$isRunning.withValue(false) { work() }
  }

  @MainActor
  private func execute(_ item: WorkQueue.Item) {
    let (cause, caller, base) = state.withLock { ($0.cause, $0.caller, $0.base) }
    begin(item, at: CallStack.callerFrame())
    defer {
      state.withLock {
        $0.depth -= 1
        $0.cause = cause
        $0.caller = caller
        $0.base = base
      }
    }
    switch item.work {
    case .job(let job): VirtualExecutor.shared.run(job)
    case .action(let action): TestCode.$isRunning.withValue(false) { action() }
    }
  }

  /// Notes that a piece of work runs from now on.
  ///
  /// - Parameters:
  ///   - item: The work.
  ///   - base: Where on the stack it is run.
  private func begin(_ item: WorkQueue.Item, at base: UInt) {
    // A task's calls can be told only while it sleeps.
    let isTraced = item.wasDelayed && item.kind != .runner
    let stack = item.kind == .runner ? CallStack() : item.origin.stack
    state.withLock { state in
      state.depth += 1
      state.cause = item.cause
      state.caller = stack
      state.base = base
      guard isTraced else { return }
      state.past.count += 1
      let entry = PastWork.Entry(
        work: PendingWork(kind: item.kind, label: item.label, due: item.due, stack: stack),
        number: state.past.count,
        beginner: item.kind == .animation
          ? item.cause.flatMap { $0.work.kind == .animation ? $0.beginner : $0.work } : nil)
      state.past.latest = entry
      state.cause = entry
    }
  }
}
