import TerminalModel

/// Frames that share lines: every cell knows to which of its neighbours a line leads.
struct BorderCanvas {
  /// The neighbours that a line leads to.
  private struct Directions: OptionSet, Hashable {
    let rawValue: UInt8
    static let up = Directions(rawValue: 1)
    static let down = Directions(rawValue: 2)
    static let left = Directions(rawValue: 4)
    static let right = Directions(rawValue: 8)
  }

  private let columns: Int
  private let rows: Int
  /// What lines there are at each cell, row by row.
  private var cells: [Directions]

  /// A canvas without lines, of the size of a grid.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: [], count: columns * rows)
  }

  /// Adds a frame along the edge of a rectangle.
  mutating func add(_ frame: CellRectangle) {
    guard frame.columns > 1, frame.rows > 1 else { return }
    let right = frame.column + frame.columns - 1
    let bottom = frame.row + frame.rows - 1
    for column in frame.column...right {
      var directions: Directions = []
      if column > frame.column { directions.insert(.left) }
      if column < right { directions.insert(.right) }
      insert(directions, column, frame.row)
      insert(directions, column, bottom)
    }
    for row in frame.row...bottom {
      var directions: Directions = []
      if row > frame.row { directions.insert(.up) }
      if row < bottom { directions.insert(.down) }
      insert(directions, frame.column, row)
      insert(directions, right, row)
    }
  }

  private mutating func insert(_ directions: Directions, _ column: Int, _ row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column].formUnion(directions)
  }

  /// Draws all lines, those along one frame in another style.
  func draw(
    in grid: inout CellGrid, style: Style, focused: CellRectangle?, focusedStyle: Style
  ) {
    for (place, directions) in cells.enumerated() where !directions.isEmpty {
      let (row, column) = place.quotientAndRemainder(dividingBy: columns)
      let isFocused = focused.map { frame in
        frame.contains(column: column, row: row)
          && !frame.inset(by: 1).contains(column: column, row: row)
      }
      grid[column, row] = Cell(
        text: Self.glyph(directions), style: isFocused ?? false ? focusedStyle : style)
    }
  }

  private static func glyph(_ directions: Directions) -> String {
    switch directions {
    case [.left, .right], .left, .right: "─"
    case [.up, .down], .up, .down: "│"
    case [.down, .right]: "┌"
    case [.down, .left]: "┐"
    case [.up, .right]: "└"
    case [.up, .left]: "┘"
    case [.up, .down, .right]: "├"
    case [.up, .down, .left]: "┤"
    case [.down, .left, .right]: "┬"
    case [.up, .left, .right]: "┴"
    default: "┼"
    }
  }
}
