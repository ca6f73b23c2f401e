import ArgumentParser
import Sessions
import SourceModel
import TerminalModel
import Workspace

/// `pomelo list`: what the sources say, without running anything.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists tests, use cases, pages and their elements.")

  @OptionGroup var project: ProjectArguments
  @OptionGroup var observation: ObservationArguments

  @Flag(help: "Print one JSON object a line.")
  var json = false

  func run() throws {
    let installation = Installation.current
    let opened = try project.open(installation)
    let index = opened.index(installation)
    let observations = try observation.observations(
      project, of: opened, missing: "times, view models")
    _ = observations
    let lines = json ? try IndexReport.jsonLines(of: index) : IndexReport.lines(of: index)
    for line in lines { Console.print(line) }
  }
}
