import ArgumentParser
import Sessions
import TerminalModel

/// `pomelo snapshots clean`: references that no test takes are deleted.
struct SnapshotsCleanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Deletes references that no test takes any more.",
    discussion: """
      All tests are run for it. What a test takes that has failed or crashed on its way is kept.
      """)

  @OptionGroup var selection: SnapshotRun

  @Flag(help: "Only tell what would be deleted.")
  var dryRun = false

  func validate() throws {
    guard selection.only.isEmpty else {
      throw ValidationError("clean runs all tests: what others take would be deleted.")
    }
  }

  func run() throws {
    let stale = try selection.survey().entries.filter { $0.state == .stale }
    if stale.isEmpty { Console.print(TerminalText("Tests take all references there are.")) }
    for entry in stale {
      if !dryRun {
        try CommandError.ofSnapshots { () throws(SnapshotWriteError) in
          try SnapshotKeeper.remove(entry.path)
        }
      }
      Console.print(TerminalText("\(dryRun ? "stale" : "deleted")  \(entry.path)"))
    }
  }
}
