import ArgumentParser
import NcursesDriver
import Sessions
import TerminalModel
import TerminalUI
import Workspace

/// `pomelo doctor`: what pomelo needs, and what this machine has of it.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks what pomelo needs: compiler, library, terminal, guards.",
    discussion: """
      Builds the smallest project there is and starts its host, to see what that finds. Ends with \
      status 4 where something is missing without which pomelo can do nothing.
      """)

  @Flag(help: "Print one JSON object.")
  var json = false

  func run() throws {
    let installation = Installation.current
    let terminal = TerminalFacts(environment: installation.environment)
    let probe = MachineProbe(installation, terminal: terminal)
    let report = DoctorReport(probe.facts { Console.show($0) }.findings)
    Console.endProgress()
    if json {
      Console.print(try report.json())
    } else {
      for line in report.lines(width: Console.outputWidth) { Console.print(line) }
    }
    if !report.isReady { throw ExitCode(4) }
  }
}
