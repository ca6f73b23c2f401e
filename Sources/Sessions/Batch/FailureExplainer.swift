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
  /// A host that has nothing to do: starting one takes longer than running a test.
  private var worker: HostWorker?
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
    var observer = RunObserver(test: result.test, iteration: result.iteration)
    var search = newSearch
    // Of a flood of failures the rest is not waited for.
    let isFlood = result.failures.count > Self.limit
    let again = runAgain(
      result.test,
      BatchStop(descriptor: stop.descriptor) {
        stop.isWanted() || isFlood && observer.failures.count >= wanted
      }
    ) { event in
      observer.receive(event)
      search.receive(event)
    }
    let explained = Array((again?.failures ?? observer.failures).prefix(wanted))
    guard explained.map(\.message) == result.failures.prefix(wanted).map(\.message) else {
      return result
    }
    var result = result
    result.failures.replaceSubrange(..<wanted, with: explained)
    return Self.result(result, with: search.causes(printed: again?.failures.last?.message))
  }

  /// Runs a test in full detail, on the host that has run the last one so.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - stop: Gives up, and ends the host.
  ///   - onEvent: Called with each event.
  /// - Returns: The result; `nil` where it was given up, or no host starts.
  private mutating func runAgain(
    _ test: String, _ stop: BatchStop, _ onEvent: (Event) -> Void
  ) -> TestResult? {
    guard !stop.isWanted(), let worker = try? worker ?? newWorker() else { return nil }
    self.worker = nil
    worker.start(TestBatch.Job(position: 0, test: test, iteration: 1))
    while !stop.isWanted() {
      HostWorker.wait(for: [worker], or: stop.descriptor)
      let run = worker.collect(
        within: HostWorker.turn, onEvent: { _, _, event in onEvent(event) },
        onOutput: { _, _, _ in })
      guard let run else { continue }
      // Kept state is that of one host.
      if worker.isGone || plan.keepsState { worker.stop() } else { self.worker = worker }
      return run.result
    }
    worker.stop()
    return nil
  }

  private func newWorker() throws -> HostWorker {
    var single = plan
    single.repetitions = 1
    single.jobs = 1
    single.detail = .full
    return HostWorker(host: try startHost(), plan: single)
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
