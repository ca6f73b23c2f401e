import TerminalModel

/// What the frames of the panes, and the names in them, are made of.
struct OutlineInput: Equatable, Sendable {
  /// Cells of the terminal.
  var size: TerminalSize
  /// Where everything is.
  var layout: ExplorerLayout
  /// The pane that has the keys.
  var focus: Pane
  /// How it looks.
  var theme: Theme
  /// What it speaks.
  var language: Language
  /// What identifiers are shortened by where there is too little room.
  var prefix = IdentifierPrefix()
  /// What stands after the names of the panes that are seen.
  var subtitles: [Pane: String]
}
