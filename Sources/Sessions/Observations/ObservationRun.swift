import ExplorerCore
import SessionProtocol
package import SourceModel
package import Workspace

/// Runs tests in order to see what they do.
package enum ObservationRun {
  /// How many calls and queries of all tests together are kept; of the tests after that the times
  /// and view models are.
  private static let totalLimit = 200_000

  /// Runs the tests, with stacks, and observes each.
  ///
  /// - Parameters:
  ///   - plan: Which tests, on which device. Each is run once.
  ///   - sources: The hash of the sources, ``Workspace/Project/observationsHash``.
  ///   - startHost: Starts a host.
  ///   - stop: Ends the runs early.
  ///   - progress: Told how far the runs are, again and again.
  /// - Returns: The observations, in the order of the plan, and how far the runs were when they were
  ///   stopped; `nil` when all have run.
  /// - Throws: What starting a host throws.
  package static func observe(
    _ plan: TestBatch.Plan, sources: String, startHost: @escaping () throws -> HostProcess,
    stop: BatchStop = .never, progress: (BatchProgress) -> Void = { _ in }
  ) throws -> (observations: ProjectObservations, interruption: BatchInterruption?) {
    var plan = plan
    plan.detail = .full
    plan.repetitions = 1
    var observers: [String: TestObserver] = [:]
    var result = ProjectObservations(sources: sources)
    var left = totalLimit
    let interruption = try TestBatch(
      plan: plan, startHost: startHost,
      onEvent: { test, _, event in
        observers[test, default: TestObserver(test: test)].receive(event)
      }
    ).run(stop: stop, progress: progress) { run in
      let observer = observers.removeValue(forKey: run.test) ?? TestObserver(test: run.test)
      var observation = observer.observation
      observation.wallSeconds = run.wallSeconds
      observation.passed = run.status == .passed
      left -= observation.calls.count + observation.queries.count
      if left < 0 {
        observation.calls = []
        observation.queries = []
        observation.isCut = true
      }
      result.tests.append(observation)
    }
    return (result, interruption)
  }
}
