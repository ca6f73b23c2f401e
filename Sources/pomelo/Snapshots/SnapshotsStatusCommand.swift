import ArgumentParser
import Sessions
import TerminalModel

/// `pomelo snapshots status`: which snapshots are new, changed, missing, stale or equal.
struct SnapshotsStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Tells which snapshots are new, changed, missing or stale, and what changed in them.")

  @OptionGroup var selection: SnapshotRun

  @Flag(help: "Print one JSON object a line: each snapshot, then how many there are of each kind.")
  var json = false

  func run() throws {
    let report = SnapshotReport(try selection.survey().entries)
    if json {
      for line in try report.json() { Console.print(TerminalText(line)) }
    } else {
      for line in report.lines { Console.print(line) }
    }
    if report.needsReview { throw ExitCode(1) }
  }
}
