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
  init(_ prompt: PromptInput, layout: ExplorerLayout, columns: Int) {
    completions = prompt.completions
    // What an expression finds is to be seen above the list, and said below it.
    let isEvaluating = prompt.isExpression
    let bottom = layout.hintRow - (isEvaluating ? 1 : 0)
    let rowLimit = isEvaluating ? min(Self.rowLimit, layout.hintRow / 4) : Self.rowLimit
    let rows = min(rowLimit, completions.count, max(0, bottom - 2))
    let choice = prompt.choice ?? 0
    let first = min(max(0, choice - rows / 2), max(0, completions.count - rows))
    items = first..<first + rows
    frame = CellRectangle(
      column: 0, row: bottom - rows, columns: rows > 0 ? columns : 0, rows: rows)
  }
}
