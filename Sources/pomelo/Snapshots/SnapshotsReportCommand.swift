import ArgumentParser
import Sessions
import TerminalModel
import Workspace

/// `pomelo snapshots report`: a page of what is new or changed.
struct SnapshotsReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes a page that shows what is new or changed, with slider, blend and difference.",
    discussion: """
      The folder opens from the disk, without a network. Ends with status 1 where something is to be \
      reviewed.
      """)

  @OptionGroup var selection: SnapshotRun

  @Option(help: "The folder that the page is written to.")
  var html: String

  func run() throws {
    let (project, entries) = try selection.survey()
    let page = SnapshotPage(folder: html, title: project.name)
    let path = try CommandError.ofSnapshots { () throws(SnapshotWriteError) in
      try page.write(entries)
    }
    Console.print(TerminalText(path))
    if SnapshotReport(entries).needsReview { throw ExitCode(1) }
  }
}
