/// A rectangle of cells.
package struct CellRectangle: Hashable, Sendable {
  /// First column.
  package var column: Int
  /// First row.
  package var row: Int
  /// Cells in a row; never negative.
  package var columns: Int
  /// Rows; never negative.
  package var rows: Int

  /// Creates a rectangle; a negative size counts as zero.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Whether there is no cell in it.
  package var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Columns inside.
  package var columnRange: Range<Int> { column..<column + columns }

  /// Rows inside.
  package var rowRange: Range<Int> { row..<row + rows }

  /// Whether a cell lies inside.
  package func contains(column: Int, row: Int) -> Bool {
    columnRange.contains(column) && rowRange.contains(row)
  }

  /// The rectangle without a margin on all sides.
  package func inset(by margin: Int) -> CellRectangle {
    CellRectangle(
      column: column + margin, row: row + margin, columns: columns - 2 * margin,
      rows: rows - 2 * margin)
  }

  /// The cells that two rectangles share.
  package func intersection(_ other: CellRectangle) -> CellRectangle {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRectangle(
      column: left, row: top,
      columns: min(column + columns, other.column + other.columns) - left,
      rows: min(row + rows, other.row + other.rows) - top)
  }

  /// The smallest rectangle around two.
  package func union(_ other: CellRectangle) -> CellRectangle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(column, other.column)
    let top = min(row, other.row)
    return CellRectangle(
      column: left, row: top,
      columns: max(column + columns, other.column + other.columns) - left,
      rows: max(row + rows, other.row + other.rows) - top)
  }
}
