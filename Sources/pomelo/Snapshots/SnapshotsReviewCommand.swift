import ArgumentParser
import ExplorerCore
import Sessions
import Workspace

/// `pomelo snapshots review`: the explorer, on what is new or changed.
struct SnapshotsReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows what is new or changed beside its reference, to be accepted or rejected.",
    discussion: """
      Opens the explorer on what waits. Where nothing does, the tests are run first. With --plain it \
      says what changed in words, and takes commands such as accept-snapshot from standard input.
      """)

  @OptionGroup var project: ProjectArguments
  @OptionGroup var explorer: ExplorerArguments

  @Flag(help: "Run the tests first, even where something waits.")
  var take = false

  func run() throws {
    let opened = try project.open(.current)
    let waits = !SnapshotFolders(of: opened).candidates.isEmpty
    try explorer.explore(project) { $0.beginWithReview(taking: take || !waits) }
  }
}
