import ExplorerCore
import Workspace

/// Trials of steps beside the open run.
extension ExplorerSession {
  /// Begins to try steps; what was being tried is given up.
  func tryTimings(_ order: TimingOrder) {
    timings?.stop()
    timings = nil
    guard let supply else {
      apply(.timings(TimingAnswer(steps: order.steps, failing: nil)))
      return
    }
    let built = supply.built
    timings = TimingRuns(order, startHost: { try built.start().process })
    receiveFromTimings()
  }

  /// Takes what has come of it.
  func receiveFromTimings() {
    guard let answer = timings?.receive(within: Self.turn) else { return }
    timings = nil
    apply(.timings(answer))
  }

  /// Whether tests run beside the open run, whose silence no descriptor tells of.
  var isBusyBeside: Bool { navigator?.isRunning ?? false || timings != nil }
}
