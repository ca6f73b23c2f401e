import ArgumentParser
import Sessions
import TerminalModel
import Workspace

/// `pomelo snapshots record`: puts what is new or changed beside the references.
struct SnapshotsRecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Puts new and changed snapshots beside their references, until they are accepted.",
    discussion: """
      Texts of assertInlineSnapshot stand in the sources: they are only told, unless --overwrite \
      writes them.
      """)

  @OptionGroup var selection: SnapshotRun

  @Flag(help: "Replace the references at once, also those in sources.")
  var overwrite = false

  func run() throws {
    var count = 0
    let (project, entries) = try selection.survey()
    let writer = SnapshotWriter(for: project)
    for entry in entries {
      let path = try CommandError.ofSnapshots { () throws(SnapshotWriteError) in
        try SnapshotKeeper.record(entry, overwriting: overwrite, by: writer)
      }
      guard let path else { continue }
      count += 1
      Console.print(TerminalText("\(entry.state.rawValue)  \(path)"))
    }
    let texts = entries.filter { $0.text != nil && $0.isToBeRecorded }
    if count == 0, texts.isEmpty {
      Console.print(TerminalText("All snapshots equal their references."))
    } else if count > 0, !overwrite {
      Console.print(
        TerminalText("\(count) wait to be accepted: pomelo snapshots accept, or reject"))
    }
    try record(texts, in: project)
  }

  /// Writes the texts that stand in sources, or tells of them.
  private func record(_ texts: [SnapshotEntry], in project: Project) throws {
    guard !texts.isEmpty else { return }
    let (written, failure) =
      overwrite ? SnapshotKeeper.recordTexts(texts, in: project) : (texts, nil)
    for entry in written {
      Console.print(TerminalText("\(entry.state.rawValue)  \(entry.path)"))
    }
    if let failure { throw CommandError.snapshot(failure) }
    if !overwrite {
      Console.print(
        TerminalText(
          "\(texts.count) stand in sources: pomelo snapshots record --overwrite writes them"))
    }
  }
}
