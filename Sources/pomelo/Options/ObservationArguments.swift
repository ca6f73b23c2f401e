import ArgumentParser
import Foundation
import Sessions
import SourceModel
import TerminalModel
import TerminalUI
import Workspace

/// How commands that read sources come by what only runs can tell.
struct ObservationArguments: ParsableArguments {
  @Flag(help: "Run all tests first, and tell what only runs can; kept until the sources change.")
  var run = false

  /// What a command knows of runs, and whether it was interrupted when it made them.
  struct Observed {
    /// What was seen; `nil` when nothing was.
    var observations: ProjectObservations?
    fileprivate var interruption: Interruption?

    /// Ends the command if the runs were interrupted: once it has shown what is known.
    ///
    /// - Throws: ``Interrupted``.
    func end() throws { try interruption?.check() }
  }

  /// What runs of the project's tests were seen to do.
  ///
  /// With `--run` all tests are run, and what is seen is kept. Without it, what was kept is given if
  /// the sources are still the same; otherwise standard error says what is missing. Of runs that are
  /// interrupted what was seen by then is given, and nothing is kept.
  ///
  /// - Parameters:
  ///   - arguments: Which project.
  ///   - project: The project, as it was opened.
  ///   - index: What its sources say.
  ///   - missing: What only runs can tell of what the command shows, such as "times".
  /// - Returns: The observations, if there are any.
  /// - Throws: `CommandError` and `WorkspaceError`.
  func observe(
    _ arguments: ProjectArguments, of project: Project, index: ProjectIndex, missing: String
  ) throws -> Observed {
    let installation = Installation.current
    guard run else {
      let kept = ObservationStore.load(for: project, installation)
      if kept == nil {
        Console.report("pomelo: What only runs can tell is missing (\(missing)): add --run.")
      }
      return Observed(observations: kept)
    }
    let host = try PreparedHost(arguments, opened: project, index: index, only: [])
    if !Console.showsProgress { Console.report("Running \(host.tests.count) tests …") }
    let plan = TestBatch.Plan(
      tests: host.tests, device: host.project.device,
      jobs: TestBatch.Plan.standardJobs)
    // Without a pipe for signals, they end the command at once.
    let noticed = try? Interruption()
    let (observations, interruption) = try ObservationRun.observe(
      plan, sources: host.project.observationsHash, startHost: { try host.start().process },
      stop: noticed?.stop ?? .never, progress: { Console.show($0.told(as: "observe")) })
    Console.endProgress()
    let failed = observations.tests.filter { !$0.passed }.count
    if failed > 0 {
      Console.report(
        """
        pomelo: warning: \(failed) of \(host.tests.count) tests did not pass; they may reach less \
        than they would.
        """)
    }
    if let interruption {
      Console.report(
        """
        pomelo: warning: Interrupted: \(interruption.known) of \(interruption.planned) tests were run. \
        What only the others show is missing, and nothing is kept.
        """)
      return Observed(observations: observations, interruption: noticed)
    }
    keep(observations, of: host.project, installation)
    return Observed(observations: observations)
  }

  private func keep(
    _ observations: ProjectObservations, of project: Project, _ installation: Installation
  ) {
    do {
      try ObservationStore.save(observations, for: project, installation)
    } catch {
      let reason = (error as? OutputFileError)?.message ?? error.localizedDescription
      Console.report("pomelo: warning: What the runs showed cannot be kept. \(reason)")
    }
  }
}
