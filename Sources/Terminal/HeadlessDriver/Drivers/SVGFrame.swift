package import TerminalModel
import TerminalUI

/// A frame as a picture: an SVG that looks like a terminal, for documents.
package enum SVGFrame {
  /// Size of a cell in the units of the picture.
  private static let cell = (width: 8.4, height: 18.0)
  private static let margin = 12.0
  private static let background = RGBColor(red: 0x1B, green: 0x1D, blue: 0x23)
  private static let foreground = RGBColor(red: 0xD8, green: 0xDB, blue: 0xE2)
  /// The sixteen colours that a terminal's settings choose, as they are to be read on this ground:
  /// xterm's blue is too dark for it.
  private static let basic = [
    0x1B1D23, 0xF0716B, 0x7FC98A, 0xE0C260, 0x6CA8F5, 0xD58CE0, 0x5EC8CF, 0xD8DBE2,
    0x7F848E, 0xFF8F88, 0x9BE3A5, 0xF5DA80, 0x90C2FF, 0xE9ABF2, 0x84E1E7, 0xFFFFFF,
  ].map { (hex: UInt32) in
    RGBColor(
      red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - grid: The frame.
  ///   - title: What a screen reader says the picture is.
  /// - Returns: The document.
  package static func draw(_ grid: CellGrid, title: String) -> String {
    let ground = Self.ground(of: grid)
    let width = 2 * margin + Double(grid.columns) * cell.width
    let height = 2 * margin + Double(grid.rows) * cell.height
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(number(width)) \#(number(height))""#
        + #" role="img" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace""#
        + #" font-size="14">"#,
      "<title>\(XMLText.escaped(title))</title>",
      #"<rect width="100%" height="100%" rx="8" fill="\#(ground.hex)"/>"#,
    ]
    // All backgrounds first: glyphs may reach a little into the next cell.
    let drawn = (0..<grid.rows).flatMap { row in
      runs(of: grid, row: row).map { draw($0, row: row, ground: ground) }
    }
    lines += drawn.compactMap(\.background) + drawn.compactMap(\.text)
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  /// Neighbouring cells of one look; a wide character is a run of its own, as fonts disagree on
  /// how wide it is.
  private struct Run {
    var column: Int
    var columns: Int
    var text: String
    var style: Style
  }

  private static func runs(of grid: CellGrid, row: Int) -> [Run] {
    var runs: [Run] = []
    var column = 0
    while column < grid.columns {
      let cell = grid[column, row]
      let isWide = column + 1 < grid.columns && grid[column + 1, row].text.isEmpty
      let columns = isWide ? 2 : 1
      if !isWide, let last = runs.last, last.style == cell.style,
        last.text.utf8.count == last.columns, cell.text.utf8.count == 1
      {
        runs[runs.count - 1].text += cell.text
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(
          Run(
            column: column, columns: columns, text: cell.picture ?? cell.text,
            style: cell.style))
      }
      column += columns
    }
    return runs
  }

  /// What most of the frame stands on: a theme's own background, or else the terminal's.
  private static func ground(of grid: CellGrid) -> RGBColor {
    let counts = grid.cells.reduce(into: [TerminalColor?: Int]()) {
      $0[$1.style.background, default: 0] += 1
    }
    return counts.max { $0.value < $1.value }?.key.map(color) ?? background
  }

  private static func draw(
    _ run: Run, row: Int, ground: RGBColor
  ) -> (background: String?, text: String?) {
    let attributes = run.style.attributes
    var ink = run.style.foreground.map(color) ?? foreground
    var paper = run.style.background.map(color)
    if attributes.contains(.reverse) { (ink, paper) = (paper ?? background, ink) }
    if paper == ground { paper = nil }
    let x = margin + Double(run.column) * cell.width
    let y = margin + Double(row) * cell.height
    let width = number(Double(run.columns) * cell.width)
    let background = paper.map { paper in
      #"<rect x="\#(number(x))" y="\#(number(y))" width="\#(width)" "#
        + #"height="\#(number(cell.height))" fill="\#(paper.hex)"/>"#
    }
    guard run.text.contains(where: { $0 != " " }) else { return (background, nil) }
    var look = #" fill="\#(ink.hex)""#
    if attributes.contains(.bold) { look += #" font-weight="bold""# }
    if attributes.contains(.italic) { look += #" font-style="italic""# }
    let lines = [
      attributes.contains(.underline) ? "underline" : nil,
      attributes.contains(.strikethrough) ? "line-through" : nil,
    ].compactMap(\.self)
    if !lines.isEmpty { look += #" text-decoration="\#(lines.joined(separator: " "))""# }
    if attributes.contains(.dim) { look += #" opacity="0.6""# }
    let text =
      #"<text x="\#(number(x))" y="\#(number(y + 13.5))" textLength="\#(width)""#
      + #" lengthAdjust="spacingAndGlyphs" xml:space="preserve"\#(look)>"#
      + "\(XMLText.escaped(run.text))</text>"
    return (background, text)
  }

  private static func color(_ color: TerminalColor) -> RGBColor {
    switch color {
    case .indexed(let index) where index < basic.count: basic[Int(index)]
    case .indexed(let index): XtermPalette.color(at: index)
    case .rgb(let red, let green, let blue): RGBColor(red: red, green: green, blue: blue)
    }
  }

  /// A coordinate with one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension RGBColor {
  /// As `#RRGGBB`.
  fileprivate var hex: String {
    "#"
      + [red, green, blue].map { value in
        let digits = String(value, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
