import TerminalModel

/// The keys, made from the live keymap, and the commands that have none.
struct HelpPage: OverlayPage {
  func document(_ model: ExplorerModel) -> OverlayDocument {
    let language = model.language
    var lines: [StyledLine] = []
    for group in CommandGroup.allCases where !group.entries.isEmpty {
      if !lines.isEmpty { lines.append(StyledLine()) }
      lines.append(StyledLine(" \(language.say(group.title))", .title))
      lines += group.entries.map { entry in
        let keys = model.keymap.keys(for: entry.command).map(\.name).joined(separator: " ")
        let names = keys.isEmpty ? ":\(entry.command.name)" : keys
        var line = StyledLine("  \(names.padded(toWidth: 18))", .accent)
        line.add(" \(language.say(entry.help))")
        return line
      }
    }
    var document = OverlayDocument.page(language.say("Help", ja: "ヘルプ"), lines)
    document.extent = .wide
    return document
  }
}
