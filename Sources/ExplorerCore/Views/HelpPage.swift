import TerminalModel

/// The keys, made from the live keymap, and the commands that have none.
struct HelpPage: OverlayPage {
  func document(_ model: ExplorerModel) -> OverlayDocument {
    let language = model.preferences.language
    var lines: [@Sendable (_ width: Int) -> [StyledLine]] = []
    for group in CommandGroup.allCases where !group.entries.isEmpty {
      if !lines.isEmpty { lines.append { _ in [StyledLine()] } }
      let title = StyledLine(" \(language.say(group.title))", .title)
      lines.append { _ in [title] }
      lines += group.entries.map { entry in
        let keys = model.preferences.keymap.keys(for: entry.command).map(\.name).joined(
          separator: " ")
        let names = keys.isEmpty ? ":\(entry.command.name)" : keys
        let help = language.say(entry.help)
        return { width in Self.rows(of: names, help, width: width) }
      }
    }
    let rows = lines
    return OverlayDocument(
      title: language.say("Help", ja: "ヘルプ"),
      document: PaneDocument(count: rows.count, anchor: 0) { item, width in rows[item](width) },
      extent: .wide)
  }

  /// The keys, and beside them what they do, in as many rows as that takes.
  private static func rows(of names: String, _ help: String, width: Int) -> [StyledLine] {
    let room = max(16, width - keyColumns - 1)
    return help.wrapped(toWidth: room, limit: 4).enumerated().map { number, text in
      var line = StyledLine((number == 0 ? "  " + names : "").padded(toWidth: keyColumns), .accent)
      line.add(text)
      return line
    }
  }

  /// Columns before what the keys do.
  private static let keyColumns = 21
}
