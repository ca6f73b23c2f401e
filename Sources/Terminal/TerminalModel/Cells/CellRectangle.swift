/// A rectangle of cells.
public struct CellRectangle: Hashable, Sendable {
  /// First column.
  public var column: Int
  /// First row.
  public var row: Int
  /// Cells in a row; never negative.
  public var columns: Int
  /// Rows; never negative.
  public var rows: Int

  /// Creates a rectangle; a negative size counts as zero.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Whether there is no cell in it.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Columns inside.
  public var columnRange: Range<Int> { column..<column + columns }

  /// Rows inside.
  public var rowRange: Range<Int> { row..<row + rows }

  /// Whether a cell lies inside.
  public func contains(column: Int, row: Int) -> Bool {
    columnRange.contains(column) && rowRange.contains(row)
  }

  /// The rectangle without a margin on all sides.
  public func inset(by margin: Int) -> CellRectangle {
    CellRectangle(
      column: column + margin, row: row + margin, columns: columns - 2 * margin,
      rows: rows - 2 * margin)
  }

  /// The cells that two rectangles share.
  public func intersection(_ other: CellRectangle) -> CellRectangle {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRectangle(
      column: left, row: top,
      columns: min(column + columns, other.column + other.columns) - left,
      rows: min(row + rows, other.row + other.rows) - top)
  }

  /// The smallest rectangle around two.
  public func union(_ other: CellRectangle) -> CellRectangle {
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
