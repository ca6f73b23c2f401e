import TerminalModel

extension ExplorerLayout.Slot {
  /// The name of a pane in the frame's first row.
  struct Title: Hashable {
    var pane: Pane
    /// Its number and its name.
    var text: String
    /// Where it stands, the blank or bracket at each end included.
    var columns: Range<Int>
  }

  /// The names of the panes that share the frame, from the left.
  func titleColumns(_ language: Language) -> [Title] {
    var column = frame.column + 1
    return tabs.map { pane in
      let text = "\(pane.number) \(language.say(pane.title))"
      defer { column += text.terminalWidth + 2 }
      return Title(pane: pane, text: text, columns: column..<column + text.terminalWidth + 2)
    }
  }
}
