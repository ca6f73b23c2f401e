/// The virtual clock of the host process, and the one place where its asynchronous work waits.
///
/// Everything in the host happens on one thread. Work that is due later sits in a queue ordered by
/// virtual time; ``run(until:deadline:)`` moves the clock to the next due item instead of sleeping.
public enum VirtualTime {
  /// The current virtual time, counted from the start of the process.
  public static var now: Duration { Scheduler.shared.now }

  /// Installs the scheduler as Swift's main and default executor.
  ///
  /// Call it first in `main`, before anything asks for the main executor.
  public static func install() {
    VirtualExecutor.install()
    SystemClock.becomeVirtual()
  }

  /// Starts a run at time zero.
  ///
  /// - Parameters:
  ///   - seed: Names the schedule; 0 is nominal.
  ///   - capturesStacks: Whether pending work remembers who scheduled it.
  public static func begin(seed: UInt64, capturesStacks: Bool) {
    Scheduler.shared.begin(schedule: Schedule(seed: seed), capturesStacks: capturesStacks)
  }

  /// Has the app's tasks sleep longer than they ask for, as what they wait for takes longer on a
  /// slow network; the test's own sleeps stay as they are.
  ///
  /// - Parameter factor: From 0 to 1000; 1 at the start of a run.
  public static func setSleepFactor(_ factor: Double) { Scheduler.shared.setSleepFactor(factor) }

  /// Lets time pass in which nothing else happens, as for a main thread that is blocked.
  public static func block(for duration: Duration) { Scheduler.shared.block(for: duration) }

  /// How long a step of the test that nominally takes `duration` takes under the run's schedule.
  public static func pace(_ duration: Duration) -> Duration {
    duration * Scheduler.shared.nextPace()
  }

  /// Runs a part of the test that is itself asynchronous work, so that a `sleep` in it lets the
  /// app go on.
  @MainActor
  public static func runAsTest(_ body: @MainActor () async throws -> Void) async rethrows {
    try await TestCode.$isRunning.withValue(true) { try await body() }
  }

  /// Runs code of the app on its main thread, so that a wait in it stops the app and not the test.
  ///
  /// - Parameter body: What an event, such as a tap, makes the app do.
  @MainActor
  public static func runAsApp(_ body: () -> Void) { Scheduler.shared.runAppWork(body) }

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
  public static func schedule(
    after delay: Duration, kind: PendingWork.Kind, label: String, isBackground: Bool = false,
    action: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    Scheduler.shared.schedule(
      after: delay, kind: kind, label: label, isBackground: isBackground, action: action)
  }

  /// Has what is scheduled known as what the calling task waits for, so that its functions can be
  /// told while it does.
  ///
  /// - Parameter body: Schedules work, and returns to where the task suspends until that is done:
  ///   the body of `withCheckedContinuation`.
  public static func awaiting(_ body: () -> Void) { Scheduler.shared.awaiting(body) }

  /// Sets who is told, in a sentence, when the code that runs waits for what nothing can bring.
  ///
  /// The process ends after that.
  public static func onEndlessWait(_ report: @escaping @MainActor (String) -> Void) {
    BlockedThread.setReport(report)
  }

  /// Whether the clock can be asked: a signal handler may have interrupted the code that keeps it.
  public static var isReadable: Bool { Scheduler.shared.isReadable }

  /// What is waiting for its time, soonest first.
  public static var pendingWork: [PendingWork] { Scheduler.shared.pendingWork }

  /// What has run of the work that was due later.
  package static var pastWork: PastWork { Scheduler.shared.pastWork }

  /// Whether some work could run without the clock being moved.
  package static var hasReadyWork: Bool { Scheduler.shared.hasReadyWork }

  /// Notes that the code that runs now has the app show something else.
  package static func noteChange() { Scheduler.shared.noteChange() }

  /// Whether no job is ready and no animation runs: what XCUITest calls idle.
  public static var isIdle: Bool { Scheduler.shared.isIdle }

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
  public static func run(until deadline: Duration, condition: () -> Bool = { false }) -> Bool {
    Scheduler.shared.run(until: deadline, condition: condition)
  }
}
