import TerminalModel

/// Every command with its keys and what it does, as `pomelo keys` lists them.
package struct KeyTable: Sendable {
  /// A command.
  package struct Row: Codable, Hashable, Sendable {
    /// The heading of the help page that it stands under.
    package var group: String
    /// Its name, on the command line and in the configuration file.
    package var command: String
    /// Its keys, as a configuration file writes them.
    package var keys: [String]
    /// What its argument is, if it takes one.
    package var argument: String?
    /// What it does.
    package var help: String
  }

  /// The commands, in the order of the help page.
  package let rows: [Row]

  /// Lists the commands.
  ///
  /// - Parameters:
  ///   - keymap: Which key runs what.
  ///   - language: The language of the texts.
  package init(keymap: Keymap, language: Language) {
    rows = CommandGroup.allCases.flatMap { group in
      group.entries.map { entry in
        Row(
          group: language.say(group.title), command: entry.command.name,
          keys: keymap.keys(for: entry.command).map(KeySpecification.name),
          argument: entry.argument.title.map(language.say), help: language.say(entry.help))
      }
    }
  }

  /// The table as lines of text.
  package var lines: [String] {
    let names = rows.map(\.command.terminalWidth).max() ?? 0
    let keys = rows.map { $0.keys.joined(separator: " ").terminalWidth }.max() ?? 0
    var lines: [String] = []
    var group: String?
    for row in rows {
      if row.group != group {
        if group != nil { lines.append("") }
        lines.append(row.group)
        group = row.group
      }
      let shown = row.keys.joined(separator: " ").padded(toWidth: keys)
      lines.append("  \(shown)  \(row.command.padded(toWidth: names))  \(row.help)")
    }
    return lines
  }
}
