@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The main and default executor of Swift concurrency in a host: hands all jobs to the
/// ``Scheduler``.
///
/// The executor interface of the runtime is experimental. Only this file uses it, so that a change
/// of the toolchain needs a change in one place.
final class VirtualExecutor: MainExecutor, TaskExecutor, SchedulingExecutor {
  /// The executor of this process.
  static let shared = VirtualExecutor()

  private init() {}

  /// Makes it the executor of the process.
  ///
  /// It must be called before anything asks for the main executor.
  static func install() { _createExecutors(factory: Factory.self) }

  /// Runs a job to its next suspension, on the calling thread.
  func run(_ job: UnownedJob) {
    job.runSynchronously(
      isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
  }

  func enqueue(_ job: consuming ExecutorJob) { Scheduler.shared.enqueue(UnownedJob(job)) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    Scheduler.shared.enqueue(UnownedJob(job), after: delay as? Duration ?? .zero)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let delay = clock.now.duration(to: instant)
    Scheduler.shared.enqueue(UnownedJob(job), after: delay as? Duration ?? .zero)
  }

  func run() throws {
    _ = MainActor.assumeIsolated { Scheduler.shared.run(until: .seconds(1 << 40)) { false } }
  }

  func runUntil(_ condition: () -> Bool) throws {
    withoutActuallyEscaping(condition) { condition in
      nonisolated(unsafe) let condition = condition
      _ = MainActor.assumeIsolated {
        Scheduler.shared.run(until: .seconds(1 << 40), condition: condition)
      }
    }
  }

  func stop() {}

  /// Succeeds always: all jobs run on the main thread.
  func checkIsolated() {}

  func isIsolatingCurrentContext() -> Bool? { true }

  private struct Factory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { VirtualExecutor.shared }
    static var defaultExecutor: any TaskExecutor { VirtualExecutor.shared }
  }
}
