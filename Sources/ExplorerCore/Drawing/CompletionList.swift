import TerminalModel

/// Where the completions of a prompt stand: in rows above it, the chosen one among them.
struct CompletionList {
  /// Rows at most.
  private static let rowLimit = 10

  let completions: [Completion]
  /// Those that are shown, by their place in the list.
  let items: Range<Int>
  let frame: CellRectangle

  /// Lays the list out.
  init(model: ExplorerModel, layout: ExplorerLayout) {
    completions = model.completions
    let rows = min(Self.rowLimit, completions.count, max(0, layout.hintRow - 2))
    let choice = model.prompt?.choice ?? 0
    let first = min(max(0, choice - rows / 2), max(0, completions.count - rows))
    items = first..<first + rows
    frame = CellRectangle(
      column: 0, row: layout.hintRow - rows, columns: rows > 0 ? model.size.columns : 0, rows: rows)
  }
}
