import ArgumentParser

/// `pomelo snapshots`: how the pictures and texts are that tests compare.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Takes the snapshots of a project's tests, and keeps their references.",
    discussion: """
      Without a further word it tells which snapshots are new, changed, missing or stale. What is \
      recorded waits beside its reference until it is accepted.

      status ends with status 1 where a snapshot is new, changed or missing, and with 0 where none is.
      """,
    subcommands: [
      SnapshotsStatusCommand.self, SnapshotsRecordCommand.self, SnapshotsReviewCommand.self,
      SnapshotsAcceptCommand.self, SnapshotsRejectCommand.self, SnapshotsCleanCommand.self,
      SnapshotsMatrixCommand.self, SnapshotsReportCommand.self, SnapshotsSetupCommand.self,
      SnapshotsUploadCommand.self, SnapshotsDownloadCommand.self, SnapshotsPromoteCommand.self,
    ],
    defaultSubcommand: SnapshotsStatusCommand.self)
}
