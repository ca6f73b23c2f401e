import ArgumentParser
import ExplorerCore
import Foundation
import Sessions
import TerminalModel
import Workspace

/// `pomelo stub`: writes sources that stand in for a module that there is not.
struct StubCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stub",
    abstract: "Writes a first stub of a module, from what the sources use of it.",
    discussion: """
      Compiles all that imports the module, guesses from the compiler's complaints what the module \
      declares, and compiles again, until nothing is left that can be guessed. The stub does nothing; \
      what tests see of the module is for you to write into it. It gets a folder of its own, Stubs \
      beside pomelo.yml or the one of --into, and an entry in pomelo.yml. Nothing is overwritten.

      Ends with status 3 where sources that import the module do not compile yet.
      """)

  @Argument(help: "The module, as the sources import it.") var module: String

  @OptionGroup var project: ProjectArguments

  @Option(help: "The folder of stubs; the module gets a folder in it.") var into: String?

  @Option(help: "How many times all is compiled at most.") var rounds = 40

  func validate() throws {
    guard (1...1000).contains(rounds) else {
      throw ValidationError("--rounds takes a number from 1 to 1000.")
    }
    let isName = !module.isEmpty && module.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    guard isName else { throw ValidationError("\"\(module)\" is no name of a module.") }
  }

  func run() throws {
    let installation = Installation.current
    let opened = try project.open(installation)
    let index = project.index(of: opened, installation)
    do {
      let entry = try StubEntry(
        of: module, in: opened, into: into,
        currentFolder: FileManager.default.currentDirectoryPath)
      Console.show(TaskProgress("stub", detail: "round 1"))
      let outcome = try StubBuilder(project: opened, index: index, installation: installation)
        .stub(of: module, limit: rounds) { step in
          Console.show(
            TaskProgress(
              LocalizedText("stub", ja: "スタブ"),
              detail: LocalizedText(
                "round \(step.round + 1), \(step.declarations) declarations, \(step.errors) errors",
                ja: "\(step.round + 1) 回目、宣言 \(step.declarations)、エラー \(step.errors)")))
        }
      let written = try entry.write(outcome.text)
      Console.endProgress()
      for line in StubReport(module, outcome, written).lines { Console.print(line) }
      if !outcome.left.isEmpty { throw ExitCode(3) }
    } catch let error as WorkspaceError {
      throw CommandError.workspace(error)
    }
  }
}
