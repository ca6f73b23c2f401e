package import ExplorerCore
import SessionProtocol
package import Workspace

/// Tries which steps of tests passed only by timing, by running the tests again with late work.
///
/// Virtual time makes such a run the same up to the work.
package final class TimingCheck {
  private let plan: TestBatch.Plan
  private let startHost: () throws -> HostProcess
  /// By test, what was tried last, and what came of it: repeated runs are equal.
  private var known: [String: (steps: [UnprotectedStep], needed: [UnprotectedStep])] = [:]

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - plan: How the tests were run.
  ///   - startHost: Starts a host.
  package init(plan: TestBatch.Plan, startHost: @escaping () throws -> HostProcess) {
    self.plan = plan
    self.startHost = startHost
  }

  /// Sums up the waits of a run, and tries what passed only by timing; nothing did where no host can be
  /// started to try it.
  ///
  /// - Parameters:
  ///   - ledger: The waits.
  ///   - test: The test.
  ///   - stop: Gives up.
  /// - Returns: The waits, with what was found.
  package func summary(
    of ledger: WaitLedger, test: String, stop: BatchStop = .never
  ) -> WaitSummary {
    // What the test before has left is not there again.
    guard !plan.keepsState else { return WaitSummary(ledger, failing: []) }
    return WaitSummary(
      ledger, failing: (try? failing(ledger.unprotected, of: test, stop: stop)) ?? [])
  }

  /// Runs a test again, once for each piece of work.
  ///
  /// - Parameters:
  ///   - steps: Steps of the test that nothing waited for.
  ///   - test: The test.
  ///   - stop: Gives up.
  /// - Returns: Those that fail when the work is late.
  /// - Throws: What starting a host throws.
  private func failing(
    _ steps: [UnprotectedStep], of test: String, stop: BatchStop
  ) throws -> [UnprotectedStep] {
    if let known = known[test], known.steps == steps { return known.needed }
    var trials = TimingTrials(of: steps)
    if !trials.lateWork.isEmpty {
      var again = plan
      again.tests = [test]
      again.detail = .full
      again.lateWork = trials.lateWork
      again.repetitions = trials.lateWork.count
      try TestBatch(
        plan: again, startHost: startHost,
        onEvent: { _, iteration, event in trials.receive(event, ofRun: iteration - 1) }
      ).run(stop: stop) { _ in }
    }
    let needed = trials.failing
    known[test] = (steps, needed)
    return needed
  }
}
