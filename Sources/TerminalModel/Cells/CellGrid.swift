/// One cell of a terminal: a grapheme and how it is drawn.
public struct Cell: Hashable, Sendable {
  /// The grapheme; empty in the cell that a wide one to its left continues into.
  public var text: String
  /// How it is drawn.
  public var style: Style

  /// A blank.
  public static let blank = Cell(text: " ", style: .plain)

  /// Creates a cell.
  public init(text: String, style: Style) {
    self.text = text
    self.style = style
  }
}

/// A rectangle of cells: what panes draw into and drivers show.
public struct CellGrid: Hashable, Sendable {
  /// Cells in a row.
  public let columns: Int
  /// Rows.
  public let rows: Int
  /// All cells, row by row.
  public private(set) var cells: [Cell]
  /// Where the terminal's cursor is shown, if it is.
  public var cursor: CellPosition?

  /// Creates a grid of blanks; a negative size counts as zero.
  public init(columns: Int, rows: Int, filledWith cell: Cell = .blank) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: cell, count: self.columns * self.rows)
  }

  /// The cell at a position; outside the grid there are blanks that cannot be changed.
  public subscript(column: Int, row: Int) -> Cell {
    get { contains(column, row) ? cells[row * columns + column] : .blank }
    set { if contains(column, row) { cells[row * columns + column] = newValue } }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }
}

/// A position in a grid, from the top left, from 0.
public struct CellPosition: Hashable, Sendable {
  /// Column.
  public var column: Int
  /// Row.
  public var row: Int

  /// Creates a position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
