import SessionProtocol
package import Workspace

/// Finds out about failures what batches leave out: runs a failed test again with stacks and screens.
///
/// Virtual time makes it fail the same way.
package struct FailureExplainer {
  /// Failures of a run that are explained at most: of a flood of them nobody looks at more.
  private static let limit = 100

  private let plan: TestBatch.Plan
  private let startHost: () throws -> HostProcess

  /// Prepares to explain.
  ///
  /// - Parameters:
  ///   - plan: How the tests were run.
  ///   - startHost: Starts a host.
  package init(plan: TestBatch.Plan, startHost: @escaping () throws -> HostProcess) {
    self.plan = plan
    self.startHost = startHost
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
    let batch = TestBatch(
      plan: single, startHost: startHost, onEvent: { observer.receive($2) })
    let isEnough = BatchStop(descriptor: stop.descriptor) {
      stop.isWanted() || observer.failures.count >= wanted
    }
    _ = try? batch.run(stop: isEnough) { _ in }
    let explained = observer.failures.prefix(wanted)
    guard explained.map(\.message) == result.failures.prefix(wanted).map(\.message) else {
      return result
    }
    var result = result
    result.failures.replaceSubrange(..<wanted, with: explained)
    return result
  }
}
