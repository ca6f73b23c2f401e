import ArgumentParser
import Sessions
import TerminalModel
import Workspace

/// `pomelo snapshots matrix`: what pictures there are of each screen.
struct SnapshotsMatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract:
      "Tells on which devices and in which appearances, sizes and languages screens are covered.")

  @OptionGroup var selection: SnapshotRun

  @Flag(help: "Print one JSON object.")
  var json = false

  func run() throws {
    let (project, entries) = try selection.survey()
    let matrix = SnapshotMatrix(entries, app: project.allAppFiles)
    if json {
      Console.print(TerminalText(try matrix.json()))
    } else {
      for line in matrix.lines { Console.print(line) }
    }
  }
}
