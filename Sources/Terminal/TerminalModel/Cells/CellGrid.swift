/// A rectangle of cells: what panes draw into and drivers show.
public struct CellGrid: Hashable, Sendable {
  /// Cells in a row.
  public let columns: Int
  /// Rows.
  public let rows: Int
  /// The cells of each row, which frames that are alike share.
  package internal(set) var lines: [[Cell]]
  /// Where the terminal's cursor is shown, if it is.
  public var cursor: CellPosition?

  /// Creates a grid of blanks; a negative size counts as zero.
  public init(columns: Int, rows: Int, filledWith cell: Cell = .blank) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    lines = Array(repeating: Array(repeating: cell, count: self.columns), count: self.rows)
  }

  /// The cells of a row; none outside the grid.
  public func row(_ row: Int) -> [Cell] { lines.indices.contains(row) ? lines[row] : [] }

  /// Replaces a row by one of the same length that was read before.
  public mutating func setRow(_ row: Int, to cells: [Cell]) {
    if lines.indices.contains(row), cells.count == columns { lines[row] = cells }
  }

  /// All cells, row by row.
  public var cells: FlattenSequence<[[Cell]]> { lines.joined() }

  /// The cell at a position; outside the grid there are blanks that cannot be changed.
  public subscript(column: Int, row: Int) -> Cell {
    get { contains(column, row) ? lines[row][column] : .blank }
    set { if contains(column, row) { lines[row][column] = newValue } }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }
}
