import CNcurses
import TerminalModel
import TerminalUI

/// Writes cells into curses' screen.
struct CursesPainter {
  private var pairs: ColorPairs
  private let colorDepth: ColorDepth
  private let showsUnicode: Bool

  /// Creates a painter for a terminal that was opened.
  init(colorDepth: ColorDepth, showsUnicode: Bool) {
    self.colorDepth = colorDepth
    self.showsUnicode = showsUnicode
    pairs = ColorPairs(capacity: Int(cnc_color_pairs()))
  }

  /// Writes the changed cells of a frame; all of them when the colour pairs must be dealt anew.
  mutating func paint(_ grid: CellGrid, changes: [CellRun]) {
    guard tryPaint(grid, runs: changes) else {
      pairs.removeAll()
      _ = tryPaint(grid, runs: grid.changes(since: nil))
      return
    }
  }

  /// Writes runs; false, having written some, when a style finds no free colour pair.
  private mutating func tryPaint(_ grid: CellGrid, runs: [CellRun]) -> Bool {
    var isComplete = true
    for run in runs {
      var column = run.columns.lowerBound
      while column < run.columns.upperBound {
        let cell = grid[column, run.row]
        let width = grid.cellWidth(column: column, row: run.row)
        let style = cell.style.quantized(to: colorDepth)
        let pair = pairs.pair(for: style)
        isComplete = isComplete && pair != nil
        put(
          cell.text, width: width, row: run.row, column: column,
          attributes: cnc_attributes(UInt32(style.attributes.rawValue)), pair: pair ?? 0)
        column += width
      }
    }
    return isComplete
  }

  /// Writes one grapheme so that it takes exactly its cells.
  private func put(
    _ text: String, width: Int, row: Int, column: Int, attributes: attr_t, pair: Int32
  ) {
    var column = column
    for part in CellText.parts(of: text, width: width, showsUnicode: showsUnicode) {
      var characters = part.scalars.map { wchar_t(bitPattern: $0.value) }
      characters.append(0)
      _ = cnc_put(Int32(row), Int32(column), characters, attributes, pair)
      column += part.width
    }
  }
}

/// The colour pairs that curses was told about.
private struct ColorPairs {
  private struct Colors: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private let capacity: Int
  private var numbers: [Colors: Int32] = [:]

  /// Creates an empty table; pair 0 is the terminal's own colours.
  init(capacity: Int) { self.capacity = min(capacity, 32767) }

  /// The pair for an already quantised style; `nil` when all are taken.
  mutating func pair(for style: Style) -> Int32? {
    let colors = Colors(
      foreground: Self.number(style.foreground), background: Self.number(style.background))
    if colors == Colors(foreground: -1, background: -1) { return 0 }
    if let number = numbers[colors] { return number }
    let number = Int32(numbers.count + 1)
    guard number < capacity else { return nil }
    guard init_extended_pair(number, colors.foreground, colors.background) == OK else { return 0 }
    numbers[colors] = number
    return number
  }

  /// Forgets all pairs.
  mutating func removeAll() { numbers = [:] }

  /// Curses' number of a colour.
  private static func number(_ color: TerminalColor?) -> Int32 {
    if case .indexed(let index)? = color { Int32(index) } else { -1 }
  }
}
