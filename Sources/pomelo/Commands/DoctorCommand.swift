import ArgumentParser
import NcursesDriver
import Sessions
import SourceModel
import TerminalModel
import TerminalUI
import Workspace

/// `pomelo doctor`: what pomelo needs, and what this machine has of it; of a project, what of it
/// compiles.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks what pomelo needs, or what of a project compiles.",
    discussion: """
      Without a project: compiler, library, terminal, guards; builds the smallest project there is \
      and starts its host, to see what that finds. Ends with status 4 where something is missing \
      without which pomelo can do nothing.

      With a project: compiles all of it that can be compiled, and tells for each module whether it \
      compiles, and the causes of all errors with what to do about them. Ends with status 3 where \
      something does not compile.
      """)

  @OptionGroup var project: ProjectArguments

  @Flag(help: "Print one JSON object.")
  var json = false

  func run() throws {
    if project.isNamed {
      try checkProject()
    } else {
      try checkMachine()
    }
  }

  /// Tells what of a project compiles.
  private func checkProject() throws {
    let installation = Installation.current
    let opened = try project.open(installation)
    let index = project.index(of: opened, installation)
    let modules = try diagnoses(of: opened, index, installation)
    Console.endProgress()
    let tests = index.testClasses.reduce(0) { $0 + $1.methods.count }
    let report = ProjectReport(opened, modules, tests: tests)
    if json {
      Console.print(try report.json())
    } else {
      for line in report.lines { Console.print(line) }
    }
    if !report.compiles { throw ExitCode(3) }
  }

  /// Compiles all of a project that can be compiled.
  private func diagnoses(
    of opened: Project, _ index: ProjectIndex, _ installation: Installation
  ) throws -> [ModuleDiagnosis] {
    let steps = BuildSteps(of: opened)
    func tell(_ step: BuildProgress) {
      if let progress = steps.progress(of: step) { Console.show(progress) }
    }
    let builder = HostBuilder(project: opened, index: index, installation: installation)
    do {
      return try builder.diagnose(progress: tell)
    } catch {
      throw CommandError.workspace(error)
    }
  }

  /// Tells what the machine has.
  private func checkMachine() throws {
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
