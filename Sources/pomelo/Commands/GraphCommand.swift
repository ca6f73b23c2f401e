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

  @Option(
    help: "How it is written: \(GraphFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
    transform: GraphCommand.format)
  var format = GraphFormat.text

  @Option(help: "Write to this file instead of standard output.")
  var output: String?

  private static func format(_ name: String) throws -> GraphFormat {
    guard let format = GraphFormat(rawValue: name) else {
      let names = GraphFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\"\(name)\" is none of \(names).")
    }
    return format
  }

  func run() throws {
    let installation = Installation.current
    let opened = try project.open(installation)
    let index = opened.index(installation)
    let observations = try observation.observations(
      project, of: opened, missing: "transitions that only runs show")
    let graph = NavigationGraph(index: index, observations: observations)
    let text = try GraphReport.text(of: graph, as: format, title: opened.name)
    guard let output else { return Console.print(text) }
    do {
      try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: output))
    } catch {
      throw CommandError.usage("The graph cannot be written to \(output): \(error)")
    }
  }
}
