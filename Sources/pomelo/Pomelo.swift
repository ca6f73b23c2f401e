import ArgumentParser
import Sessions
import TerminalModel
import Workspace

/// The program: parses the command line and hands over to a command.
@main
struct Pomelo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pomelo",
    abstract: "Runs XCUITest suites against a simulated SwiftUI app, and steps through them.",
    discussion: """
      Without a command, the explorer opens the project of the current folder, or the bundled \
      example if there is none.

      Exit status: 0 all passed, 1 a test failed, 2 wrong usage or project, or \
      a file that could not be written, 3 the sources did not \
      compile, 4 a host could not be run; who interrupts it, by Ctrl-C or SIGTERM, gets the status of \
      that signal, 130 or 143.
      """,
    version: "0.1.0",
    subcommands: [
      ExploreCommand.self, RecordCommand.self, RunCommand.self, ScreenCommand.self,
      ListCommand.self, GraphCommand.self, ImpactCommand.self, ReviewCommand.self,
      LearnCommand.self, KeysCommand.self, PathsCommand.self, DoctorCommand.self,
      StubCommand.self, RefactorCommand.self, SnapshotsCommand.self, WalkCommand.self,
    ],
    defaultSubcommand: ExploreCommand.self)

  /// Runs the program; every error ends here.
  static func main() {
    Console.prepare()
    do {
      var command = try parseAsRoot()
      try command.run()
      Console.endProgress()
    } catch let error as ExitCode {
      Console.endProgress()
      exit(withError: error)
    } catch let error as Interrupted {
      Console.end(bySignal: error.signal)
    } catch let error as CommandError {
      Console.fail(TerminalText(lines: error.message), status: error.exitStatus)
    } catch let error as WorkspaceError {
      let error = CommandError.workspace(error)
      Console.fail(TerminalText(lines: error.message), status: error.exitStatus)
    } catch let error as OutputFileError {
      let error = CommandError.file(error)
      Console.fail(TerminalText(lines: error.message), status: error.exitStatus)
    } catch {
      let isRequest = exitCode(for: error) == .success
      if isRequest { exit(withError: error) }
      Console.fail(
        TerminalText(lines: fullMessage(for: error)), status: CommandError.usage("").exitStatus,
        isPlain: true)
    }
  }
}
