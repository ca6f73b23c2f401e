import Synchronization

/// All asynchronous work of the process, in a queue that is ordered by the virtual clock.
///
/// Any thread may add work, so a lock guards the state; one thread alone runs the work.
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
    /// Work of the run that is late.
    var postponed: [Postponement] = []
    /// The factor by which each `Task.sleep` of the app is stretched.
    var sleepFactor = 1.0
    var past = PastWork()
    /// The delayed work that the running code is a part of: it runs, or has added what runs.
    var cause: PastWork.Entry?
    /// The calls that scheduled the running piece of work; empty where they are not known.
    var caller = CallStack()
    /// Whether the running task is about to suspend until the work that it schedules now is done.
    var isAwaiting = false
    /// The address on the stack at which the running piece of work begins.
    ///
    /// Frames above it belong to the loop that moves the clock, and are left out of call stacks.
    var base: UInt?
    var spin = SpinWatch()
    /// Called with the functions of a task that goes on without end, as far as they are known.
    var spinReport: (@MainActor @Sendable (CallStack) -> Bool)?
  }

  private let state = Mutex(State())

  /// The current virtual time.
  var now: Duration { state.withLock { $0.now } }

  /// Whether nobody holds the lock at this moment, so that a signal handler may take it.
  var isReadable: Bool { state.withLockIfAvailable { _ in true } ?? false }

  /// Whether the code that runs now belongs to the app rather than to the test.
  var isRunningAppWork: Bool { state.withLock { $0.depth > 0 } && !TestCode.isRunning }

  /// Whether no job is ready and no animation runs.
  var isIdle: Bool {
    state.withLock { !$0.queue.hasReadyWork && !$0.queue.containsTimer(of: .animation) }
  }

  /// Whether any work can run at the present virtual time.
  var hasReadyWork: Bool { state.withLock { $0.queue.hasReadyWork } }

  /// The work that was due later and has run by now.
  var pastWork: PastWork { state.withLock { $0.past } }

  /// Records that the running code has changed what the app shows.
  func noteChange() {
    state.withLock { if let cause = $0.cause { $0.past.noteChange(by: cause) } }
  }

  /// The work that is due later, soonest first.
  var pendingWork: [PendingWork] {
    state.withLock { state in
      state.queue.pending.map {
        PendingWork(kind: $0.kind, label: $0.label, due: $0.due, stack: $0.origin.stack)
      }
    }
  }

  /// Resets the clock to zero, for the beginning of a run in a process of its own: work that waited
  /// before would stay, and wait for its time on the new clock.
  ///
  /// - Parameters:
  ///   - schedule: Decides how work is delayed and ordered.
  ///   - capturesStacks: Whether each piece of work remembers the calls that scheduled it.
  ///   - postponed: Work that is late.
  func begin(schedule: Schedule, capturesStacks: Bool, postponed: [Postponement] = []) {
    state.withLock {
      $0.now = .zero
      $0.schedule = schedule
      $0.capturesStacks = capturesStacks
      $0.postponed = postponed
      $0.sleepFactor = 1
      $0.past = PastWork()
      $0.spin = SpinWatch()
    }
  }

  /// Sets what is called when work goes on without end and no time passes by itself, until it says
  /// that it has told of it.
  func setSpinReport(_ report: @escaping @MainActor @Sendable (CallStack) -> Bool) {
    state.withLock { $0.spinReport = report }
  }

  /// The factor by which the schedule makes the test's next step shorter or longer.
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
    // A slow network makes the app wait, not the test.
    let factor = TestCode.isRunning ? 1 : state.withLock { $0.sleepFactor }
    add(.job(job), after: factor == 1 ? delay : delay * factor, kind: .sleep, label: "Task.sleep")
  }

  /// Sets the factor by which each `Task.sleep` of the app is stretched from now on.
  func setSleepFactor(_ factor: Double) {
    state.withLock { $0.sleepFactor = min(max(factor, 0), 1_000) }
  }

  /// Adds a closure.
  ///
  /// - Parameters:
  ///   - delay: How long from now it is due.
  ///   - kind: What sort of work it is.
  ///   - label: What it is called.
  ///   - isBackground: Whether it belongs to another queue than the main one, and so can run while
  ///     the main thread is blocked.
  ///   - stack: Gives the calls that scheduled it, and is called only while stacks are captured;
  ///     nil takes those of the calling code.
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

  /// Removes a piece of work that has not run yet.
  func cancel(_ id: UInt64) { state.withLock { $0.queue.remove(id: id) } }

  /// Moves the clock forward without running any work, as if the main thread were blocked.
  func block(for duration: Duration) { state.withLock { $0.now += max(.zero, duration) } }

  @discardableResult
  private func add(
    _ work: WorkQueue.Work, after delay: Duration, kind: PendingWork.Kind, label: String,
    isBackground: Bool = false, stack: ((_ end: UInt?) -> CallStack)? = nil
  ) -> UInt64 {
    // A request of the network is first added without a delay, and waits only after that. Its
    // origin is taken at this first time, when the calls that made the request are still on the
    // stack.
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
      // A schedule makes the outside world late: sleeps, timers and the network. Animations and the
      // runner's deadlines happen on the device, and always on time.
      let varies = kind == .sleep || kind == .timer || kind == .network
      let latency = varies ? state.schedule.latency(for: delay) : delay
      let due = state.now + latency
      let late = state.postponed.first { $0.fits(kind, label, due: due) }
      return state.queue.addTimer(
        work, kind: kind, label: label, due: due + (late?.lateness ?? .zero), origin: origin,
        isBackground: isBackground, cause: state.cause)
    }
  }

  /// The origin of work that is being scheduled: the calls within the running piece of work,
  /// followed by those that scheduled that piece; or the task that the work wakes.
  private func origin(
    of kind: PendingWork.Kind, isLater: Bool, stack: (_ end: UInt?) -> CallStack
  ) -> WorkQueue.Origin {
    // A suspended task can name its functions only as long as it stays suspended. That is certain
    // of a sleep, and of the first step of what the task awaits; a later step may outlast the wait.
    if kind == .sleep || (isAwaiting && !isLater), let task = SuspendedTask.current {
      return .task(task)
    }
    let (base, caller) = state.withLock { ($0.base, $0.caller) }
    return .calls(CallStack(addresses: stack(base).addresses + caller.addresses))
  }

  /// Whether the running task is about to suspend until the work that it schedules now is done.
  private var isAwaiting: Bool { state.withLock { $0.isAwaiting } }

  /// Ties the work that a closure schedules to the running task, which suspends until it is done.
  ///
  /// - Parameter body: Schedules the work.
  func awaiting(_ body: () -> Void) {
    state.withLock { $0.isAwaiting = true }
    defer { state.withLock { $0.isAwaiting = false } }
    body()
  }
}

extension Scheduler {
  /// Runs work and advances the clock until a condition holds or a deadline is reached.
  ///
  /// - Parameters:
  ///   - deadline: Virtual time at which to stop.
  ///   - condition: Asked after every piece of work; ends the run when it holds.
  /// - Returns: Whether the condition held.
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

  /// The next piece of work; `nil` when none is ready, or the clock has to move before.
  @MainActor
  private func takeReady() -> WorkQueue.Item? {
    let (item, report) = state.withLock { state in
      let item = Self.takeReady(&state)
      return (item, item != nil && state.spin.noteWork(at: state.now) ? state.spinReport : nil)
    }
    if let report, let item, report(item.waitingFunctions) {
      state.withLock { $0.spin.noteTold() }
    }
    return item
  }

  private static func takeReady(_ state: inout State) -> WorkQueue.Item? {
    guard state.queue.hasReadyWork else {
      state.spin.noteRest()
      return nil
    }
    guard !state.spin.isOverdue else { return nil }
    var schedule = state.schedule
    let item = state.queue.takeReady(
      choose: schedule.isNominal ? nil : { schedule.choose(among: $0) })
    state.schedule = schedule
    return item
  }

  /// Moves the clock to when the next work is due, or to the deadline if nothing is due before.
  ///
  /// - Returns: Whether there may be work to run now.
  private func advance(to deadline: Duration) -> Bool {
    state.withLock { state in
      state.spin.noteMove()
      guard let due = state.queue.nextDue, due <= deadline else {
        state.now = max(state.now, deadline)
        return false
      }
      state.now = max(state.now, due)
      state.queue.makeReady(dueBy: state.now)
      return true
    }
  }

  /// Runs one piece of work while some code waits, and moves the clock to it where none is ready.
  ///
  /// - Parameters:
  ///   - isMain: Whether the waiting code blocks the main thread, so that work of the main queue
  ///     cannot run.
  ///   - limit: Virtual time up to which the clock may be moved.
  /// - Returns: Whether there was such work.
  @MainActor
  func runOne(whileMainWaits isMain: Bool, until limit: Duration) -> Bool {
    while true {
      let item = isMain ? state.withLock { $0.queue.takeReadyElsewhere() } : takeReady()
      if let item {
        execute(item)
        return true
      }
      let hasMore = state.withLock { state in
        state.spin.noteMove()
        let due = isMain ? state.queue.nextDueElsewhere : state.queue.nextDue
        guard let due, due <= limit else { return false }
        state.now = max(state.now, due)
        state.queue.makeReady(dueBy: state.now)
        return true
      }
      guard hasMore else { return false }
    }
  }

  /// Runs code of the app that an event calls directly, such as the action of a button, and treats
  /// it as the app's rather than the test's.
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

  /// Makes a piece of work the running one, and records it if it had to wait for its time.
  ///
  /// - Parameters:
  ///   - item: The work.
  ///   - base: The address on the stack at which it begins.
  private func begin(_ item: WorkQueue.Item, at base: UInt) {
    // This comes before the work runs: a task can name its functions only while it is suspended.
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
