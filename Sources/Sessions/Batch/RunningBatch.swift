import Glibc
import SessionProtocol
import Workspace

/// A batch that is under way: which runs are to come, and the hosts that are at work on others.
///
/// Nothing here waits, so that it can be driven from any loop: ``TestBatch`` has one of its own, and
/// an explorer has its terminal's.
final class RunningBatch {
  /// What to run and how.
  let plan: TestBatch.Plan
  private let startHost: () throws -> HostProcess
  private let onEvent: (String, Int, Event) -> Void
  private let onOutput: (String, Int, [UInt8]) -> Void
  private var positions: Range<Int>
  private var workers: [HostWorker] = []

  /// Whether there may be more to collect, though no descriptor says so.
  private(set) var hasMore = false

  /// Prepares a batch, with no host at work yet.
  init(
    plan: TestBatch.Plan, startHost: @escaping () throws -> HostProcess,
    onEvent: @escaping (String, Int, Event) -> Void = { _, _, _ in },
    onOutput: @escaping (String, Int, [UInt8]) -> Void = { _, _, _ in }
  ) {
    self.plan = plan
    self.startHost = startHost
    self.onEvent = onEvent
    self.onOutput = onOutput
    positions = 0..<plan.tests.count * plan.repetitions
  }

  deinit { stop() }

  /// Whether every run has been collected.
  var isOver: Bool { positions.isEmpty && workers.allSatisfy(\.isFree) }

  /// The runs that have begun and are not collected, in the order of the plan.
  var underWay: [TestBatch.Job] {
    workers.compactMap(\.job).sorted { $0.position < $1.position }
  }

  /// Readable when a host has said or printed something.
  var descriptors: [Int32] {
    workers.filter { !$0.isGone && !$0.isFree }.flatMap(\.descriptors)
  }

  /// Gives work to every host that has none, and starts hosts as far as there is work for them.
  ///
  /// - Returns: The runs that have begun.
  /// - Throws: What starting a host throws.
  @discardableResult
  func startRuns() throws -> [TestBatch.Job] {
    let busy = workers.count { !$0.isFree }
    while workers.count < min(plan.jobs, busy + positions.count) {
      workers.append(HostWorker(host: try startHost(), plan: plan))
    }
    var begun: [TestBatch.Job] = []
    for index in workers.indices where workers[index].isFree && !positions.isEmpty {
      if workers[index].isGone { workers[index] = HostWorker(host: try startHost(), plan: plan) }
      guard let position = positions.popFirst() else { break }
      let job = job(at: position)
      workers[index].start(job)
      begun.append(job)
    }
    return begun
  }

  /// Takes what the hosts have said and printed.
  ///
  /// - Parameter limit: Real time after which the rest of a host is left for the next call.
  /// - Returns: The runs that are complete.
  func collect(
    within limit: Duration
  ) -> [(job: TestBatch.Job, result: TestResult)] {
    hasMore = false
    return workers.compactMap { worker in
      let run = worker.collect(within: limit, onEvent: onEvent, onOutput: onOutput)
      hasMore = hasMore || worker.hasMore
      return run
    }
  }

  /// Waits until there may be something to collect, or another descriptor is readable.
  func wait(or other: Int32) { HostWorker.wait(for: workers, or: other) }

  /// Ends the hosts, with what they are at.
  func stop() {
    for worker in workers { worker.stop() }
    workers = []
    positions = 0..<0
  }

  /// The job at a position; not a list, as millions of repetitions may be asked for.
  private func job(at position: Int) -> TestBatch.Job {
    let (test, repetition) = position.quotientAndRemainder(dividingBy: plan.repetitions)
    return TestBatch.Job(position: position, test: plan.tests[test], iteration: repetition + 1)
  }
}
