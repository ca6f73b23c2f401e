import ExplorerCore
import SessionProtocol
import Workspace

/// Tries steps of the open run on a host beside it.
///
/// It never waits: the explorer's loop asks it for the answer.
final class TimingRuns {
  private let order: TimingOrder
  private let batch: RunningBatch
  private let trials: Trials

  /// What has come of the runs so far.
  private final class Trials {
    var known: TimingTrials
    init(_ known: TimingTrials) { self.known = known }
  }

  /// Begins.
  ///
  /// - Parameters:
  ///   - order: What is to be tried.
  ///   - startHost: Starts a host.
  init(_ order: TimingOrder, startHost: @escaping () throws -> HostProcess) {
    self.order = order
    let trials = Trials(TimingTrials(of: order.steps))
    self.trials = trials
    var plan = TestBatch.Plan(
      tests: [order.test], repetitions: trials.known.lateWork.count, seed: order.seed,
      device: order.device, jobs: 1, detail: .full, network: order.network)
    plan.lateWork = trials.known.lateWork
    batch = RunningBatch(
      plan: plan, startHost: startHost,
      onEvent: { _, iteration, event in trials.known.receive(event, ofRun: iteration - 1) })
  }

  /// Readable when there is something to receive.
  var descriptors: [Int32] { batch.descriptors }

  /// Whether there may be more to receive, though no descriptor says so.
  var hasMore: Bool { batch.hasMore }

  /// Takes what the host has said, as far as a short time allows.
  ///
  /// - Parameter limit: Real time after which the rest is left for the next call.
  /// - Returns: What came of it; nil while it goes on.
  func receive(within limit: Duration) -> TimingAnswer? {
    do {
      _ = batch.collect(within: limit)
      try batch.startRuns()
    } catch {
      batch.stop()
      return answer(isTried: false)
    }
    guard batch.isOver else { return nil }
    batch.stop()
    return answer(isTried: true)
  }

  /// Ends the host.
  func stop() { batch.stop() }

  private func answer(isTried: Bool) -> TimingAnswer {
    TimingAnswer(steps: order.steps, failing: isTried ? trials.known.failing : nil)
  }
}
