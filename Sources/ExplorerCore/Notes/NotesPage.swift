import SessionProtocol
import TerminalModel

/// What was noted in the run, each with its moment; choosing one goes there.
struct NotesPage: LinePage {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What was noted in the run, each with its moment.",
      ja: "実行中のメモと、その時点です。"),
    LocalizedText(
      "Choosing one takes the run there.",
      ja: "選ぶとその時点へ移ります。"))

  /// Its key.
  struct Key: PageKey {
    var isTransparent: Bool { true }
  }

  /// Something that was noted.
  struct Row: Hashable, Sendable {
    var event: Int
    var time: Double
    var text: String
  }

  /// The command that opens it.
  static let command = CommandEntry(
    ExplorerCommand("show-notes"), keys: [.character("M")], LocalizedText("notes", ja: "メモ"),
    LocalizedText("Show what was noted in the run", ja: "実行中に記録されたメモを表示する"),
    needs: [.otherPage(PageID(Key()))])

  let rows: [Row]
  let language: Language
  let extent = PageDocument.Extent.wide

  /// Lists the notes of a run.
  init(_ record: RunRecord, _ language: Language) {
    rows = record.events.compactMap { event in
      guard case .note(let note) = event.content else { return nil }
      return Row(event: event.index, time: event.time, text: note.text)
    }
    self.language = language
  }

  var title: String { language.say("Notes (\(rows.count))", ja: "メモ（\(rows.count) 件）") }

  var hasLines: Bool { !rows.isEmpty }

  var lines: [PageLine] {
    guard !rows.isEmpty else {
      return [.text(language.say("nothing was noted so far", ja: "まだメモはありません"), .dim)]
    }
    return rows.map { row in
      let time = row.time.momentText.padded(toWidth: 8, alignment: .trailing)
      return .text("\(time)  \(row.text)", indent: 1, limit: 3, .event(row.event))
    }
  }
}
