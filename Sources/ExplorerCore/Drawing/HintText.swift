import TerminalModel

/// A key of the bar at the bottom with what it does.
struct HintText: Hashable, Sendable {
  let key: String
  let title: String
  /// Columns, with the blanks around.
  let width: Int

  /// The text for a command; nil when it has no key.
  ///
  /// - Parameters:
  ///   - command: The command that the key runs.
  ///   - shown: The command that it is called after, where that is another one.
  ///   - keymap: Which key runs what.
  ///   - language: What it is said in.
  init?(
    _ command: ExplorerCommand, shownAs shown: ExplorerCommand? = nil, keymap: Keymap,
    language: Language
  ) {
    guard let key = keymap.keys(for: command).first?.name else { return nil }
    let title = (shown ?? command).title(in: language)
    self.key = key
    self.title = title
    width = key.terminalWidth + title.terminalWidth + 3
  }
}
