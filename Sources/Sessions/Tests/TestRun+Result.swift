import ExplorerCore
import SourceModel

extension TestRun {
  /// A run as a batch saw it.
  ///
  /// - Parameters:
  ///   - result: How it came out.
  ///   - seed: The schedule.
  ///   - conditions: The device and what else was not as usual.
  init(_ result: TestResult, seed: UInt64, conditions: String) {
    let failure = result.failures.first
    self.init(
      status: result.status, seconds: result.virtualSeconds, seed: seed, device: conditions,
      message: failure?.message ?? result.reason,
      location: failure.map { SourceLocation($0.location) })
    keep(result.cases)
  }

  /// The run with the names of the sources that it was a run of.
  func stamped(of test: String, _ sources: TestSources) -> TestRun {
    var run = self
    run.build = sources.build
    run.sources = sources.tests[test] ?? ""
    return run
  }
}
