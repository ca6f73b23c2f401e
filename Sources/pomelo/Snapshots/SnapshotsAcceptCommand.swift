import ArgumentParser
import Sessions
import TerminalModel

/// `pomelo snapshots accept`: recorded snapshots become the references.
struct SnapshotsAcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Has recorded snapshots take the place of their references.")

  @OptionGroup var choice: SnapshotChoice

  func run() throws {
    let candidates = try choice.candidates()
    if candidates.isEmpty { Console.print(TerminalText("No snapshot waits to be accepted.")) }
    for candidate in candidates {
      let path = try CommandError.ofSnapshots { () throws(SnapshotWriteError) in
        try SnapshotKeeper.accept(candidate)
      }
      Console.print(TerminalText("accepted  \(path)"))
    }
  }
}
