import TerminalModel

/// What the bar at the bottom is made of while nothing is typed in it.
struct BarInput: Hashable, Sendable {
  /// How the run is, at the right.
  var status: StatusText
  /// What is said.
  var notice: String?
  /// The keys that do something now, most used first.
  var hints: [Hint]

  /// A key with what it does.
  struct Hint: Hashable, Sendable {
    var command: ExplorerCommand
    var key: String
    var title: String

    /// Columns, with the blanks around.
    var width: Int { key.terminalWidth + title.terminalWidth + 3 }
  }

  /// Whether what is said has no room beside what stands at the right.
  func isNoticeLong(in columns: Int) -> Bool {
    notice.map { $0.terminalWidth > room(of: columns) - 3 } ?? false
  }

  /// Columns before what stands at the right.
  func room(of columns: Int) -> Int { columns - status.text.terminalWidth - 1 }
}
