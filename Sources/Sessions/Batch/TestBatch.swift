package import ElementModel
import Foundation
package import SessionProtocol
package import Workspace

/// Runs many tests on a few hosts at once and hands out results in the order asked for.
///
/// One thread waits for all hosts together; a host runs one test at a time, each in a child.
package struct TestBatch {
  /// What to run and how.
  package struct Plan: Sendable {
    /// Tests, in order.
    package var tests: [String]
    /// How often each is run.
    package var repetitions: Int
    /// The schedule.
    package var seed: UInt64
    /// Whether each repetition has another schedule, counted up from the first one's.
    package var variesSchedule = false
    /// The device.
    package var device: DeviceSettings
    /// How many hosts work side by side; one where state is kept, as there is one device.
    package var jobs: Int
    /// Whether a test finds the files that the one before has left.
    package var keepsState: Bool
    /// What is late in each repetition, one after the other; empty for none.
    package var lateWork: [LateWork] = []
    /// What is wrong with the app on purpose, in every run.
    package var faults: [AppFault] = []
    /// What is wrong besides in each repetition, one after the other; empty for nothing.
    package var faultTrials: [[AppFault]] = []
    /// Whether every event is wanted, for traces, rather than outcomes.
    package var detail: RunRequest.Detail
    /// Virtual seconds after which a test fails.
    package var timeAllowance: Double
    /// Seconds of processor time without an event after which a test is ended.
    package var processorLimit: Int
    /// Real seconds without a word from a test after which it is ended.
    package var silenceLimit: Double
    /// How the network is; nil for as the project says, which every host knows.
    package var network: NetworkConditions?

    /// As many hosts as the machine has processors, within reason.
    package static let standardJobs = min(64, max(1, ProcessInfo.processInfo.activeProcessorCount))

    /// Creates a plan.
    package init(
      tests: [String], repetitions: Int = 1, seed: UInt64 = 0,
      device: DeviceSettings = .standard, jobs: Int = 2, keepsState: Bool = false,
      detail: RunRequest.Detail = .outcome, timeAllowance: Double = 600,
      processorLimit: Int = 10, silenceLimit: Double? = nil,
      network: NetworkConditions? = nil
    ) {
      self.tests = tests
      self.repetitions = max(1, repetitions)
      self.seed = seed
      self.device = device
      self.jobs = keepsState ? 1 : max(1, jobs)
      self.keepsState = keepsState
      self.detail = detail
      self.timeAllowance = timeAllowance
      self.processorLimit = processorLimit
      self.network = network
      // A test that is allowed to be busy is silent meanwhile.
      self.silenceLimit = silenceLimit ?? max(30, 3 * Double(processorLimit))
    }
  }

  /// One run of one test.
  struct Job: Hashable {
    var position: Int
    var test: String
    var iteration: Int

    var run: RunName { RunName(test: test, iteration: iteration) }
  }

  private let plan: Plan
  private let startHost: () throws -> HostProcess
  private let onEvent: (String, Int, Event) -> Void
  private let onOutput: (String, Int, [UInt8]) -> Void

  /// Prepares a batch.
  ///
  /// - Parameters:
  ///   - plan: What to run and how.
  ///   - startHost: Starts a host.
  ///   - onEvent: Called with test, iteration and event as events arrive.
  ///   - onOutput: Called with test, iteration and what was printed, in its place among the events.
  package init(
    plan: Plan, startHost: @escaping () throws -> HostProcess,
    onEvent: @escaping (String, Int, Event) -> Void = { _, _, _ in },
    onOutput: @escaping (String, Int, [UInt8]) -> Void = { _, _, _ in }
  ) {
    self.plan = plan
    self.startHost = startHost
    self.onEvent = onEvent
    self.onOutput = onOutput
  }

  /// Runs everything, unless it is stopped.
  ///
  /// - Parameters:
  ///   - stop: Ends the batch early; runs that are under way are ended then, with their hosts.
  ///   - progress: Told how far the batch is, again and again.
  ///   - report: Called with each result, in the order of the plan.
  /// - Returns: How far the batch was when it was stopped; `nil` when everything has run.
  /// - Throws: What starting a host throws.
  @discardableResult
  package func run(
    stop: BatchStop = .never, progress: (BatchProgress) -> Void = { _ in },
    report: (TestResult) -> Void
  ) throws -> BatchInterruption? {
    let total = plan.tests.count * plan.repetitions
    var finished: [Int: TestResult] = [:]
    var nextReported = 0
    let batch = RunningBatch(
      plan: plan, startHost: startHost, onEvent: onEvent, onOutput: onOutput)
    defer { batch.stop() }
    while nextReported < total {
      guard !stop.isWanted() else {
        // What ran beside a run that is not over is known as well.
        let rest = finished.sorted { $0.key < $1.key }.map(\.value)
        for result in rest { report(result) }
        return BatchInterruption(
          known: nextReported + rest.count, planned: total, underWay: batch.underWay.map(\.run))
      }
      try batch.startRuns()
      progress(
        BatchProgress(
          done: nextReported + finished.count, total: total, current: batch.underWay.first?.run))
      batch.wait(or: stop.descriptor)
      for run in batch.collect(within: HostWorker.turn) { finished[run.job.position] = run.result }
      while let result = finished.removeValue(forKey: nextReported) {
        report(result)
        nextReported += 1
      }
    }
    return nil
  }
}
