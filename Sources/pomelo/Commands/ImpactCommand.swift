import ArgumentParser
import Foundation
import Sessions
import SourceIndex
import SourceModel
import TerminalModel
import Workspace

/// `pomelo impact`: what depends on an identifier, and how to change it.
struct ImpactCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "impact",
    abstract: "Shows what depends on an identifier or label, and changes it everywhere.")

  @Argument(help: "The identifier or label, exactly as the app sets it.")
  var identifier: String

  @OptionGroup var project: ProjectArguments
  @OptionGroup var observation: ObservationArguments

  @Option(help: "Print the edits that change it to this, as a unified diff.")
  var rename: String?

  @Flag(help: "With --rename: make the edits instead of printing them.")
  var write = false

  @Flag(help: "Print one JSON object.")
  var json = false

  func validate() throws {
    if write, rename == nil { throw ValidationError("--write needs --rename.") }
    if json, rename != nil { throw ValidationError("--json and --rename exclude each other.") }
  }

  func run() throws {
    let installation = Installation.current
    let opened = try project.open(installation)
    let index = project.index(of: opened, installation)
    let observed = try observation.observe(
      project, of: opened, index: index, missing: "locators that are computed")
    let observations = observed.observations
    let impact = index.impact(of: identifier, observations: observations)
    guard impact.isKnown else {
      throw CommandError.usage(
        ImpactReport.unknown(identifier, in: index, observations: observations))
    }
    if let rename {
      // What is not known of would be left as it is.
      try observed.end()
      try change(to: rename, index, opened)
    } else if json {
      Console.print(try ImpactReport.json(of: impact))
    } else {
      for line in ImpactReport.lines(of: impact) { Console.print(line) }
    }
    try observed.end()
  }

  /// Prints or makes the edits.
  private func change(to new: String, _ index: ProjectIndex, _ project: Project) throws {
    let plan: RenamePlan
    do {
      plan = try RenamePlan(
        identifier, to: new, index: index,
        files: (project.allAppFiles + project.allTestFiles).map {
          SourceText(path: $0.path, text: $0.text)
        })
    } catch {
      throw CommandError.usage(Self.message(of: error))
    }
    for place in plan.open {
      Console.report(
        """
        pomelo: warning: \(place.location): the text is put together from parts; change it by hand.
        """)
    }
    guard write else {
      for line in plan.diff(relativeTo: FileManager.default.currentDirectoryPath) {
        Console.print(TerminalText(tabbed: line))
      }
      return
    }
    guard plan.open.isEmpty else {
      throw CommandError.usage(
        "Nothing was written, as not all of the places can be changed safely.")
    }
    do {
      try plan.write()
    } catch {
      throw CommandError.usage(Self.message(of: error))
    }
    for change in plan.changes { Console.report("Changed \(change.path)") }
  }

  private static func message(of refusal: RenamePlan.Refusal) -> String {
    switch refusal {
    case .useless(let sentence): sentence
    case .taken(let text, let places):
      "\"\(text)\" is in use already: "
        + places.prefix(5).map(\.description).joined(separator: ", ")
    case .changed(let place): "\(place) has changed since it was read. Try again."
    case .edited(let path):
      "\"\(path)\" was edited since it was read, so nothing was written. Try again."
    case .notWritten(let error): error.message
    case .nothing: "No source says the text as such, so there is nothing to edit."
    }
  }
}
