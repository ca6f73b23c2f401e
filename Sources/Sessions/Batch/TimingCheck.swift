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
    var trials: [Postponement: [TimingTrial]] = [:]
    for step in steps {
      let trial = TimingTrial(of: step)
      if let postponement = trial.postponement { trials[postponement, default: []].append(trial) }
    }
    let late = trials.keys.sorted { $0.work < $1.work }
    if !late.isEmpty {
      var again = plan
      again.tests = [test]
      again.detail = .full
      again.postponed = late
      again.repetitions = late.count
      try TestBatch(
        plan: again, startHost: startHost,
        onEvent: { _, iteration, event in
          let work = late[iteration - 1]
          for index in trials[work]?.indices ?? 0..<0 { trials[work]?[index].receive(event) }
        }
      ).run(stop: stop) { _ in }
    }
    let needed = trials.values.joined().filter { $0.fails == true }.map(\.step)
      .sorted { $0.event < $1.event }
    known[test] = (steps, needed)
    return needed
  }
}
