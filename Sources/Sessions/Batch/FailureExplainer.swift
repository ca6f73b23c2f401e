import ExplorerCore
package import SessionProtocol
package import SourceModel
package import Workspace

/// Finds out about failures what batches leave out, calls and screens, and what may have caused them:
/// runs a failed test again in full detail, unless the batch has had its events in full detail already.
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
  /// What is known of runs of the batch that are not over.
  private var searches: [RunName: CauseSearch] = [:]

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

  /// Takes an event of the batch, which spares another run where the batch wants all events.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - run: The run that it is of.
  package mutating func receive(_ event: Event, of run: RunName) {
    guard plan.detail == .full, run.iteration == 1 else { return }
    if case .testEnded(let ended) = event.content, ![.failed, .crashed].contains(ended.status) {
      searches[run] = nil
    } else {
      let search = newSearch
      searches[run, default: search].receive(event)
    }
  }

  private var newSearch: CauseSearch { CauseSearch(sources: sources, limit: Self.causeLimit) }

  /// Explains the failures of a run, the first hundred of them.
  ///
  /// - Parameters:
  ///   - result: How the run came out.
  ///   - stop: Gives up.
  /// - Returns: The result, with what is known in addition; the same where another run fails otherwise.
  package mutating func explain(
    _ result: TestResult, stop: BatchStop = .never
  ) -> TestResult {
    let run = RunName(test: result.test, iteration: result.iteration)
    if let search = searches.removeValue(forKey: run) {
      return Self.result(result, with: search.causes(printed: result.failures.last?.message))
    }
    let wanted = min(result.failures.count, Self.limit)
    guard wanted > 0 else { return result }
    var single = plan
    single.tests = [result.test]
    single.repetitions = 1
    single.jobs = 1
    single.detail = .full
    var observer = RunObserver(test: result.test, iteration: result.iteration)
    var search = newSearch
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
    let explained = Array((again?.failures ?? observer.failures).prefix(wanted))
    guard explained.map(\.message) == result.failures.prefix(wanted).map(\.message) else {
      return result
    }
    var result = result
    result.failures.replaceSubrange(..<wanted, with: explained)
    return Self.result(result, with: search.causes(printed: again?.failures.last?.message))
  }

  /// A result with the causes of its first failures.
  private static func result(
    _ result: TestResult, with causes: [[FailureCause]]
  ) -> TestResult {
    var result = result
    for (index, found) in zip(result.failures.indices, causes) {
      result.failures[index].causes = found
    }
    return result
  }
}
