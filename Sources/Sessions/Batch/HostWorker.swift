import Foundation
import Glibc
import SessionProtocol
import Workspace

/// One host at work on a batch: starts runs on it and makes results of what it says.
final class HostWorker {
  private let host: HostProcess
  private let plan: TestBatch.Plan
  /// The run that is under way.
  private(set) var job: TestBatch.Job?
  private var observer = RunObserver(test: "", iteration: 0)
  private var started = ContinuousClock.now
  private var lastSign = ContinuousClock.now
  private var runNumber = 0

  /// How long a host that says much is listened to before others have their turn.
  static let turn = Duration.milliseconds(100)

  /// Whether the host is gone; it takes no more jobs.
  private(set) var isGone = false

  /// Whether there may be more to collect, though no descriptor says so.
  private(set) var hasMore = false

  /// Readable when the host has said or printed something.
  var descriptors: [Int32] { [host.messageDescriptor, host.outputDescriptor] }

  /// Whether no run is under way.
  var isFree: Bool { job == nil }

  /// Puts a host to work.
  init(host: HostProcess, plan: TestBatch.Plan) {
    self.host = host
    self.plan = plan
  }

  /// Starts a run.
  func start(_ job: TestBatch.Job) {
    self.job = job
    observer = RunObserver(test: job.test, iteration: job.iteration)
    started = .now
    lastSign = .now
    runNumber += 1
    let seed = plan.variesSchedule ? plan.seed &+ UInt64(job.iteration - 1) : plan.seed
    var request = RunRequest(
      number: runNumber, test: job.test, seed: seed, device: plan.device,
      detail: plan.detail, timeAllowance: plan.timeAllowance, processorLimit: plan.processorLimit)
    request.faults = plan.faults
    if plan.faultTrials.indices.contains(job.iteration - 1) {
      request.faults += plan.faultTrials[job.iteration - 1]
    }
    request.container = plan.keepsState ? .kept : .fresh
    if plan.lateWork.indices.contains(job.iteration - 1) {
      request.lateWork = [plan.lateWork[job.iteration - 1]]
    }
    do {
      // Told once: it holds for all runs that begin later.
      if runNumber == 1, let network = plan.network { try host.send(.setNetwork(network)) }
      try host.send(.run(request))
    } catch {
      isGone = true
    }
  }

  /// Takes what the host has said and printed, and gives the run's result once it is complete.
  ///
  /// - Parameters:
  ///   - limit: Real time after which the rest is left for the next call.
  ///   - onEvent: Given test, iteration and event.
  ///   - onOutput: Given test, iteration and what was printed, in its place among the events.
  /// - Returns: The run and its result; nil while it goes on.
  func collect(
    within limit: Duration, onEvent: (String, Int, Event) -> Void,
    onOutput: (String, Int, [UInt8]) -> Void
  ) -> (job: TestBatch.Job, result: TestResult)? {
    hasMore = false
    guard let job else { return nil }
    var ending: RunEnded?
    do {
      hasMore = try host.receive(
        within: limit,
        onOutput: { output in
          observer.receive(output: output)
          onOutput(job.test, job.iteration, output)
        },
        onMessage: { message in
          lastSign = .now
          if case .event(let event) = message { onEvent(job.test, job.iteration, event) }
          ending = observer.receive(message) ?? ending
        })
    } catch {
      if case .misspoke = error { observer.complaint = error.message }
      hasMore = false
      isGone = true
    }
    // What a test has left behind may hold the line of a host that is gone.
    if ending == nil {
      if !hasMore, !host.isRunning { isGone = true }
      if !isGone { endIfSilent() }
      if !isGone { return nil }
    }
    self.job = nil
    let seconds = (ContinuousClock.now - started) / .seconds(1)
    return (job, observer.result(ending, wallSeconds: seconds))
  }

  /// Ends the host.
  func stop() { host.terminate() }

  /// Waits until one of several workers has something to collect or another descriptor is readable, a
  /// second at most, since silence has to be noticed too.
  static func wait(for workers: [HostWorker], or other: Int32) {
    var entries = workers.filter { !$0.isGone && !$0.isFree }.flatMap { worker in
      worker.descriptors.map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
    }
    let isIdle = !entries.isEmpty && !workers.contains(where: \.hasMore)
    entries.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0))
    _ = poll(&entries, nfds_t(entries.count), isIdle ? 1000 : 0)
  }

  private func endIfSilent() {
    guard ContinuousClock.now - lastSign > .seconds(plan.silenceLimit) else { return }
    observer.wasKilledForSilence = true
    // All of it rather than the child: what the test has started, or done to its host, goes as well.
    stop()
    isGone = true
  }
}
