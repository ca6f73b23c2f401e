import ArgumentParser
import Sessions
import TerminalModel
import TerminalUI
import Workspace

/// The options of commands that take snapshots.
struct SnapshotRun: ParsableArguments {
  @OptionGroup var project: ProjectArguments

  @Option(
    help:
      "Take only this test's, Class/method, Class or tag:NAME; * stands for any text. Repeatable.")
  var only: [String] = []

  @Option(help: "How many hosts to run side by side.")
  var jobs = TestBatch.Plan.standardJobs

  func validate() throws {
    guard (1...64).contains(jobs) else { throw ValidationError("--jobs takes 1 to 64.") }
  }

  /// Runs the tests and takes their snapshots.
  ///
  /// - Returns: The project, and what was found.
  /// - Throws: `CommandError`, `WorkspaceError`, and how it was interrupted.
  func survey() throws -> (project: Project, entries: [SnapshotEntry]) {
    let host = try PreparedHost(project, only: only)
    // Without a pipe for signals, they end the command at once.
    let noticed = try? Interruption()
    let (survey, interruption) = try SnapshotSurvey.run(
      TestBatch.Plan(tests: host.tests, device: host.project.device, jobs: jobs),
      of: host.project,
      startHost: { try host.start(adding: SnapshotSurvey.variables).process },
      stop: noticed?.stop ?? .never,
      progress: { Console.show($0.told(as: "snapshots", isRepeated: false)) })
    Console.endProgress()
    if interruption != nil { try noticed?.check() }
    return (host.project, survey.all(of: host.tests, isWhole: only.isEmpty && interruption == nil))
  }
}
