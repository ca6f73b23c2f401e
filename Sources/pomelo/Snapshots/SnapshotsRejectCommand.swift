import ArgumentParser
import Sessions
import TerminalModel

/// `pomelo snapshots reject`: recorded snapshots are deleted, and the references stay.
struct SnapshotsRejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Deletes recorded snapshots; the references stay.")

  @OptionGroup var choice: SnapshotChoice

  func run() throws {
    let candidates = try choice.candidates()
    if candidates.isEmpty { Console.print(TerminalText("No snapshot waits to be accepted.")) }
    for candidate in candidates {
      try CommandError.ofSnapshots { () throws(SnapshotWriteError) in
        try SnapshotKeeper.remove(candidate)
      }
      Console.print(TerminalText("rejected  \(candidate)"))
    }
  }
}
