import ArgumentParser
import Sessions
import TerminalModel

/// `pomelo snapshots record`: puts what is new or changed beside the references.
struct SnapshotsRecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Puts new and changed snapshots beside their references, until they are accepted.")

  @OptionGroup var selection: SnapshotRun

  @Flag(help: "Replace the references at once.")
  var overwrite = false

  func run() throws {
    var count = 0
    for entry in try selection.survey().entries {
      let path = try CommandError.ofSnapshots { () throws(SnapshotWriteError) in
        try SnapshotKeeper.record(entry, overwriting: overwrite)
      }
      guard let path else { continue }
      count += 1
      Console.print(TerminalText("\(entry.state.rawValue)  \(path)"))
    }
    if count == 0 {
      Console.print(TerminalText("All snapshots equal their references."))
    } else if !overwrite {
      Console.print(
        TerminalText("\(count) wait to be accepted: pomelo snapshots accept, or reject"))
    }
  }
}
