import TerminalModel

extension CellGrid {
  /// Draws a line of a pane into one row of an area.
  mutating func draw(_ line: StyledLine, row: Int, in area: CellRectangle, theme: Theme) {
    let width = line.trailing.reduce(0) { $0 + $1.text.terminalWidth }
    let trailingColumn = area.column + area.columns - width
    let room = line.trailing.isEmpty ? area.columns : area.columns - width - 1
    var column = area.column
    var left = max(0, room)
    for span in line.spans where left > 0 {
      // No character takes more columns than it has bytes.
      let text = span.text.utf8.count <= left ? span.text : span.text.truncated(toWidth: left)
      let next = write(text, column: column, row: row, style: theme.style(span.role), clip: area)
      left -= next - column
      column = next
    }
    column = max(area.column, trailingColumn)
    for span in line.trailing {
      column = write(
        span.text, column: column, row: row, style: theme.style(span.role), clip: area)
    }
    if line.isSelected {
      let cursor = theme.style(.cursor)
      restyle(CellRectangle(column: area.column, row: row, columns: area.columns, rows: 1)) {
        $0 = cursor
      }
    }
  }
}
