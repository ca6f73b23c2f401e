import ExplorerCore
import SessionProtocol
package import SourceModel
package import Workspace

/// Finds out about failures what batches leave out, calls and screens, and what may have caused them:
/// runs a failed test again in full detail.
///
/// Virtual time makes it fail the same way.
package struct FailureExplainer {
  /// Failures of a run that are explained at most: of a flood of them nobody looks at more.
  private static let limit = 100
  /// Failures of a run whose causes are looked for, which takes longer.
  private static let causeLimit = 20

  private let plan: TestBatch.Plan
  private let sources: Deferred<FailureSources>
  private let startHost: () throws -> HostProcess

  /// Prepares to explain.
  ///
  /// - Parameters:
  ///   - plan: How the tests were run.
  ///   - index: What the sources say.
  ///   - startHost: Starts a host.
  package init(
    plan: TestBatch.Plan, index: ProjectIndex, startHost: @escaping () throws -> HostProcess
  ) {
    self.plan = plan
    self.startHost = startHost
    sources = Deferred { FailureSources(of: index) }
  }

  /// Explains the failures of a run, the first hundred of them.
  ///
  /// - Parameters:
  ///   - result: How the run came out.
  ///   - stop: Gives up.
  /// - Returns: The result, with what is known in addition; the same where another run fails otherwise.
  package func explain(_ result: TestResult, stop: BatchStop = .never) -> TestResult {
    let wanted = min(result.failures.count, Self.limit)
    guard wanted > 0 else { return result }
    var single = plan
    single.tests = [result.test]
    single.repetitions = 1
    single.jobs = 1
    single.detail = .full
    var observer = RunObserver(test: result.test, iteration: result.iteration)
    var search = CauseSearch(sources: sources, limit: Self.causeLimit)
    let batch = TestBatch(
      plan: single, startHost: startHost,
      onEvent: { _, _, event in
        observer.receive(event)
        search.receive(event)
      })
    // Why a process has ended is known once it has.
    let isEnough = BatchStop(descriptor: stop.descriptor) {
      stop.isWanted() || (result.status != .crashed && observer.failures.count >= wanted)
    }
    var again: TestResult?
    _ = try? batch.run(stop: isEnough) { again = $0 }
    var explained = Array((again?.failures ?? observer.failures).prefix(wanted))
    guard explained.map(\.message) == result.failures.prefix(wanted).map(\.message) else {
      return result
    }
    let causes = search.causes(printed: again?.failures.last?.message)
    for (index, found) in zip(explained.indices, causes) { explained[index].causes = found }
    var result = result
    result.failures.replaceSubrange(..<wanted, with: explained)
    return result
  }
}
