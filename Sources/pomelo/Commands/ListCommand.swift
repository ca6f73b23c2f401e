import ArgumentParser
import Sessions
import SourceModel
import TerminalModel
import Workspace

/// `pomelo list`: what the sources say, and with `--run` what only runs can tell.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists tests and their layers, use cases, pages and their elements.")

  @OptionGroup var project: ProjectArguments
  @OptionGroup var observation: ObservationArguments

  @Flag(help: "Print one JSON object a line.")
  var json = false

  func run() throws {
    let installation = Installation.current
    let opened = try project.open(installation)
    let index = project.index(of: opened, installation)
    let observed = try observation.observe(
      project, of: opened, index: index, missing: "times, view models")
    let observations = observed.observations
    let pyramid = TestPyramid(index: index, observations: observations)
    let lines =
      json
      ? try IndexReport.jsonLines(of: index) + PyramidReport.jsonLines(of: pyramid, observations)
      : IndexReport.lines(of: index) + PyramidReport.lines(of: pyramid)
    for line in lines { Console.print(line) }
    try observed.end()
  }
}
