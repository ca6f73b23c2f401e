extension CellGrid {
  /// Draws a picture with two pixels a cell.
  ///
  /// - Parameters:
  ///   - raster: The picture; it is brought to a pixel a column and two a row.
  ///   - rectangle: The cells that it takes; those outside the grid are left out.
  ///   - colors: Colours that cells may have.
  ///   - background: What is seen where it is transparent; the terminal's own if it is `nil`.
  package mutating func drawHalfBlocks(
    _ raster: Raster, in rectangle: CellRectangle, colors: CellColors,
    background: RasterBackground? = nil
  ) {
    guard !rectangle.isEmpty else { return }
    let seen = background.map { raster.composited(over: $0) } ?? raster
    let pixels = seen.scaled(toWidth: rectangle.columns, height: rectangle.rows * 2)
    var painter = CellPainter(colors)
    // Takes wide characters away that would be cut.
    fill(rectangle, style: .plain)
    let area = rectangle.intersection(bounds)
    for row in area.rowRange {
      for column in area.columnRange {
        let x = column - rectangle.column
        let y = (row - rectangle.row) * 2
        let (upper, lower) = (pixels[x, y], pixels[x, y + 1])
        let top = upper.isSeen ? painter.color(of: upper, x: x, y: y) : nil
        let bottom = lower.isSeen ? painter.color(of: lower, x: x, y: y + 1) : nil
        lines[row][column] = .halves(top, bottom)
      }
    }
  }
}

extension PixelColor {
  /// Whether it is more than a hint of itself.
  var isSeen: Bool { alpha >= 128 }
}

extension Cell {
  private static let upper = Cell(text: "▀", style: .plain)
  private static let lower = Cell(text: "▄", style: .plain)

  /// A cell whose halves have colours.
  fileprivate static func halves(_ top: TerminalColor?, _ bottom: TerminalColor?) -> Cell {
    var cell: Cell
    if top == bottom {
      if top == nil { return .blank }
      cell = .blank
      cell.style = Style(background: top)
    } else if top == nil {
      cell = lower
      cell.style = Style(foreground: bottom)
    } else {
      cell = upper
      cell.style = Style(foreground: top, background: bottom)
    }
    cell.style.attributes = .picture
    return cell
  }
}
