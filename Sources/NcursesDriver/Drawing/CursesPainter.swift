import CNcurses
import TerminalModel
import TerminalUI

/// Writes cells into curses' screen.
struct CursesPainter {
  private var pairs: ColorPairs
  /// Looks of styles that were drawn: finding the nearest of 256 colours takes its time.
  private var looks: [Style: Look] = [:]
  private let colorDepth: ColorDepth
  private let showsUnicode: Bool

  /// What curses draws a style with.
  private struct Look {
    var attributes: attr_t
    var pair: Int32
  }

  /// More styles than any frame has are not remembered.
  private static let lookLimit = 4096

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
      looks.removeAll()
      _ = tryPaint(grid, runs: grid.changes(since: nil))
      return
    }
  }

  /// Writes runs; false, having written some, when a style finds no free colour pair.
  private mutating func tryPaint(_ grid: CellGrid, runs: [CellRun]) -> Bool {
    var isComplete = true
    for run in runs {
      for span in grid.spans(of: run) {
        let look = look(of: span.style)
        isComplete = isComplete && look != nil
        put(span, row: run.row, look: look ?? Look(attributes: 0, pair: 0))
      }
    }
    return isComplete
  }

  /// How a style is drawn; `nil` when there is no free colour pair.
  private mutating func look(of style: Style) -> Look? {
    if let look = looks[style] { return look }
    let quantized = style.quantized(to: colorDepth)
    guard let pair = pairs.pair(for: quantized) else { return nil }
    let look = Look(
      attributes: cnc_attributes(UInt32(quantized.attributes.rawValue)), pair: pair)
    if looks.count >= Self.lookLimit { looks.removeAll() }
    looks[style] = look
    return look
  }

  /// Writes a span so that it takes exactly its cells.
  private func put(_ span: CellSpan, row: Int, look: Look) {
    if span.isASCII {
      _ = cnc_put_ascii(
        Int32(row), Int32(span.column), span.text, Int32(span.columns), look.attributes, look.pair)
      return
    }
    var column = span.column
    for part in CellText.parts(
      of: span.text, width: span.columns, showsUnicode: showsUnicode)
    {
      var characters = part.scalars.map { wchar_t(bitPattern: $0.value) }
      characters.append(0)
      _ = cnc_put(Int32(row), Int32(column), characters, look.attributes, look.pair)
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
