/// A rectangle of cells: what panes draw into and drivers show.
package struct CellGrid: Hashable, Sendable {
  /// Cells in a row.
  package let columns: Int
  /// Rows.
  package let rows: Int
  /// The cells of each row, which frames that are alike share.
  package internal(set) var lines: [[Cell]]
  /// Where the terminal's cursor is shown, if it is.
  package var cursor: CellPosition?
  /// Pictures that are shown over cells, where the terminal can do that; others show the blanks.
  package var pictures: [RasterPlacement] = []

  /// Creates a grid of blanks; a negative size counts as zero.
  package init(columns: Int, rows: Int, filledWith cell: Cell = .blank) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    lines = Array(repeating: Array(repeating: cell, count: self.columns), count: self.rows)
  }

  /// The cells of a row; none outside the grid.
  package func row(_ row: Int) -> [Cell] { lines.indices.contains(row) ? lines[row] : [] }

  /// Replaces a row by one of the same length that was read before.
  package mutating func setRow(_ row: Int, to cells: [Cell]) {
    if lines.indices.contains(row), cells.count == columns { lines[row] = cells }
  }

  /// All cells, row by row.
  package var cells: FlattenSequence<[[Cell]]> { lines.joined() }

  /// The cell at a position; outside the grid there are blanks that cannot be changed.
  package subscript(column: Int, row: Int) -> Cell {
    get { contains(column, row) ? lines[row][column] : .blank }
    set { if contains(column, row) { lines[row][column] = newValue } }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }
}
