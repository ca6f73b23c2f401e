import ArgumentParser
import Foundation
import Sessions
import SourceModel
import TerminalModel
import Workspace

/// How commands that read sources come by what only runs can tell.
struct ObservationArguments: ParsableArguments {
  @Flag(help: "Run all tests first, and tell what only runs can; kept until the sources change.")
  var run = false

  /// What runs of the project's tests were seen to do.
  ///
  /// With `--run` all tests are run, and what is seen is kept. Without it, what was kept is given if
  /// the sources are still the same; otherwise standard error says what is missing.
  ///
  /// - Parameters:
  ///   - arguments: Which project.
  ///   - project: The project, as it was opened.
  ///   - index: What its sources say.
  ///   - missing: What only runs can tell of what the command shows, such as "times".
  /// - Returns: The observations; `nil` when there are none.
  /// - Throws: `CommandError` and `WorkspaceError`.
  func observations(
    _ arguments: ProjectArguments, of project: Project, index: ProjectIndex, missing: String
  ) throws -> ProjectObservations? {
    let installation = Installation.current
    guard run else {
      let kept = ObservationStore.load(for: project, installation)
      if kept == nil {
        Console.report("pomelo: What only runs can tell is missing (\(missing)): add --run.")
      }
      return kept
    }
    let host = try PreparedHost(arguments, opened: project, index: index, only: [])
    Console.report("Running \(host.tests.count) tests …")
    let plan = TestBatch.Plan(
      tests: host.tests, device: host.project.device,
      jobs: TestBatch.Plan.standardJobs)
    let observations = try ObservationRun.observe(
      plan, sources: host.project.observationsHash, startHost: { try host.start().process })
    let failed = observations.tests.filter { !$0.passed }.count
    if failed > 0 {
      Console.report(
        """
        pomelo: warning: \(failed) of \(host.tests.count) tests did not pass; they may reach less \
        than they would.
        """)
    }
    do {
      try ObservationStore.save(observations, for: host.project, installation)
    } catch {
      let reason = (error as? OutputFileError)?.message ?? error.localizedDescription
      Console.report("pomelo: warning: What the runs showed cannot be kept. \(reason)")
    }
    return observations
  }
}
