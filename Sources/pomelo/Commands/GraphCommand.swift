import ArgumentParser
import Foundation
import Sessions
import SourceModel
import Workspace

/// `pomelo graph`: the pages of a suite and the ways between them.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Shows how the pages lead to each other, and what of it no test takes.")

  @OptionGroup var project: ProjectArguments
  @OptionGroup var observation: ObservationArguments

  @Option(help: "How it is written.")
  var format = GraphFormat.text

  @Option(help: "Write to this file instead of standard output.")
  var output: String?

  @Option(help: "Write a picture in SVG to this file: short for --format svg --output.")
  var svg: String?

  func validate() throws {
    if svg != nil, output != nil {
      throw ValidationError("--svg names a file of its own: leave --output out.")
    }
  }

  func run() throws {
    let installation = Installation.current
    let opened = try project.open(installation)
    let index = project.index(of: opened, installation)
    let observed = try observation.observe(
      project, of: opened, index: index, missing: "transitions that only runs show")
    let graph = NavigationGraph(index: index, observations: observed.observations)
    Console.show(TaskProgress("draw", detail: "\(graph.pages.count) pages"))
    let text = try GraphReport.text(of: graph, as: svg == nil ? format : .svg, title: opened.name)
    Console.endProgress()
    if let output = svg ?? output {
      try OutputFile.write(Data("\(text)\n".utf8), to: output)
    } else {
      Console.print(text)
    }
    try observed.end()
  }
}
