import ElementModel
import ExplorerCore
import SourceModel

extension TestRun {
  /// A run as a batch saw it.
  ///
  /// - Parameters:
  ///   - result: How it came out.
  ///   - seed: The schedule.
  ///   - device: What it ran on.
  init(_ result: TestResult, seed: UInt64, device: DeviceSettings) {
    let failure = result.failures.first
    self.init(
      status: result.status, seconds: result.virtualSeconds, seed: seed, device: device.summary,
      message: failure?.message ?? result.reason,
      location: failure.map { SourceLocation($0.location) })
  }

  /// The run with the names of the sources that it was a run of.
  func stamped(of test: String, _ sources: TestSources) -> TestRun {
    var run = self
    run.build = sources.build
    run.sources = sources.tests[test] ?? ""
    return run
  }
}
