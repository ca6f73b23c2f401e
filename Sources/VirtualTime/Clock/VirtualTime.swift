import Synchronization

/// The virtual clock of the host process, and the one place where its asynchronous work waits.
///
/// Everything in the host happens on one thread. Work that is due later sits in a queue ordered by
/// virtual time; ``run(until:condition:)`` moves the clock to the next due item instead of
/// sleeping.
package enum VirtualTime {
  /// The current virtual time, counted from the start of the process.
  package static var now: Duration { Scheduler.shared.now }

  /// Installs the scheduler as Swift's main and default executor.
  ///
  /// Call it first in `main`, before anything asks for the main executor.
  package static func install() {
    VirtualExecutor.install()
    SystemClock.becomeVirtual()
  }

  /// Starts a run at time zero.
  ///
  /// - Parameters:
  ///   - seed: Names the schedule; 0 is nominal. Other schedules have other random numbers too.
  ///   - name: What runs, such as a test: each draws random numbers of its own.
  ///   - capturesStacks: Whether pending work remembers who scheduled it.
  ///   - postponed: Work that is late.
  package static func begin(
    seed: UInt64, name: String, capturesStacks: Bool, postponed: [Postponement] = []
  ) {
    RandomNumbers.begin(seed: seed, name: name)
    Scheduler.shared.begin(
      schedule: Schedule(seed: seed), capturesStacks: capturesStacks, postponed: postponed)
  }

  /// Stretches every `Task.sleep` of the app by a factor.
  ///
  /// It is for apps that stand in for a service with a sleep: a slow network then makes the sleep
  /// longer. Sleeps in the test's own code keep their length.
  ///
  /// - Parameter factor: From 0 to 1000; 1, at the start of a run, changes nothing.
  package static func setSleepFactor(_ factor: Double) { Scheduler.shared.setSleepFactor(factor) }

  /// Moves the clock forward without running any work, as if the main thread were blocked.
  package static func block(for duration: Duration) { Scheduler.shared.block(for: duration) }

  /// How long a step of the test takes under the run's schedule.
  ///
  /// - Parameter duration: How long it takes under schedule 0.
  /// - Returns: The same under schedule 0; up to a quarter less or more under another one.
  package static func pace(_ duration: Duration) -> Duration {
    duration * Scheduler.shared.nextPace()
  }

  /// Runs a part of the test that is itself asynchronous work, so that a `sleep` in it lets the
  /// app go on.
  @MainActor
  package static func runAsTest(_ body: @MainActor () async throws -> Void) async rethrows {
    try await TestCode.$isRunning.withValue(true) { try await body() }
  }

  /// Runs code of the app on its main thread, so that a wait in it stops the app and not the test.
  ///
  /// - Parameter body: What an event, such as a tap, makes the app do.
  @MainActor
  package static func runAsApp(_ body: () -> Void) { Scheduler.shared.runAppWork(body) }

  /// Whether the code that runs now belongs to the app rather than to the test.
  package static var isRunningAppWork: Bool { Scheduler.shared.isRunningAppWork }

  /// Schedules work on the virtual clock.
  ///
  /// - Parameters:
  ///   - delay: How long from now; zero or less means as soon as the scheduler runs.
  ///   - kind: What sort of work it is; animations keep the app from being idle.
  ///   - label: What to call it where the work is listed, such as `"push transition"`.
  ///   - isBackground: Whether it goes on while the main thread is blocked.
  ///   - action: The work.
  /// - Returns: A handle that cancels the work.
  @discardableResult
  package static func schedule(
    after delay: Duration, kind: PendingWork.Kind, label: String, isBackground: Bool = false,
    action: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    Scheduler.shared.schedule(
      after: delay, kind: kind, label: label, isBackground: isBackground, action: action)
  }

  /// Ties the work that a closure schedules to the calling task, which suspends until it is done.
  ///
  /// While the task is suspended, the functions that wait in it are listed as the work's origin.
  ///
  /// - Parameter body: Schedules the work, as the body of `withCheckedContinuation` does.
  package static func awaiting(_ body: () -> Void) { Scheduler.shared.awaiting(body) }

  /// Sets what is called when code waits for something that can no longer happen.
  ///
  /// - Parameter report: Takes one sentence that names the wait. The process ends after the call.
  package static func onEndlessWait(_ report: @escaping @MainActor (String) -> Void) {
    BlockedThread.setReport(report)
  }

  /// Sets what is called when work makes itself ready again and again without an end, as a loop of
  /// `Task.yield()` does.
  ///
  /// Time passes all the same, up to the next work that is due or to what the test waits for.
  ///
  /// - Parameter report: Takes the functions of a task that goes on so, as far as they are known, and
  ///   says whether that is enough; otherwise it is asked again about the next one.
  package static func onSpin(_ report: @escaping @MainActor @Sendable (CallStack) -> Bool) {
    Scheduler.shared.setSpinReport(report)
  }

  /// Whether the clock can be read without waiting for its lock.
  ///
  /// A signal handler must ask first: it may have interrupted the very code that holds the lock.
  package static var isReadable: Bool { Scheduler.shared.isReadable }

  /// The work that is due later, soonest first.
  package static var pendingWork: [PendingWork] { Scheduler.shared.pendingWork }

  /// The work that was due later and has run by now.
  package static var pastWork: PastWork { Scheduler.shared.pastWork }

  /// Whether any work can run at the present virtual time.
  package static var hasReadyWork: Bool { Scheduler.shared.hasReadyWork }

  /// How many processes this one has started so far; they take real time.
  package static var startedProcesses: Int {
    StartedProcessCount.count.load(ordering: .relaxed)
  }

  /// Records that the running code has changed what the app shows, so that the work behind it can
  /// be named as the cause of the new screen.
  package static func noteChange() { Scheduler.shared.noteChange() }

  /// Whether the app is idle in XCUITest's sense: no work can run now, and no animation is under
  /// way.
  package static var isIdle: Bool { Scheduler.shared.isIdle }

  /// Runs due work and advances the clock until a condition holds or the deadline is reached.
  ///
  /// The condition is asked after every piece of work. Without anything left to do, the clock
  /// jumps to the deadline.
  ///
  /// - Parameters:
  ///   - deadline: Virtual time at which to stop.
  ///   - condition: Stops the run when it returns true.
  /// - Returns: Whether the condition held.
  @MainActor @discardableResult
  package static func run(until deadline: Duration, condition: () -> Bool = { false }) -> Bool {
    Scheduler.shared.run(until: deadline, condition: condition)
  }
}
