import TerminalModel

/// Frames that share lines: every cell knows to which of its neighbours a line leads.
struct BorderCanvas {
  /// The neighbours that a line leads to.
  private struct Directions: OptionSet, Hashable {
    let rawValue: Int
    static let up = Directions(rawValue: 1)
    static let down = Directions(rawValue: 2)
    static let left = Directions(rawValue: 4)
    static let right = Directions(rawValue: 8)
  }

  private var cells: [CellPosition: Directions] = [:]

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
    cells[CellPosition(column: column, row: row), default: []].formUnion(directions)
  }

  /// Draws all lines, those along one frame in another style.
  func draw(
    in grid: inout CellGrid, style: Style, focused: CellRectangle?, focusedStyle: Style
  ) {
    for (position, directions) in cells {
      let isFocused = focused.map { frame in
        frame.contains(column: position.column, row: position.row)
          && !frame.inset(by: 1).contains(column: position.column, row: position.row)
      }
      grid[position.column, position.row] = Cell(
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
