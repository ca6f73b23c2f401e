extension CellGrid {
  /// The whole grid.
  package var bounds: CellRectangle {
    CellRectangle(column: 0, row: 0, columns: columns, rows: rows)
  }

  /// Writes text in one row, clipped; unsafe characters are replaced on the way.
  ///
  /// A wide glyph that would stand half outside is left out and a blank put in its place; a wide
  /// glyph of which one half is overwritten loses the other half too.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - column: Where it begins; may lie outside the clip.
  ///   - row: The row.
  ///   - style: How it is drawn.
  ///   - clip: The cells that may be changed; the whole grid if it is `nil`.
  /// - Returns: The column after the text.
  @discardableResult
  package mutating func write(
    _ text: String, column: Int, row: Int, style: Style = .plain, clip: CellRectangle? = nil
  ) -> Int {
    let clip = clip?.intersection(bounds) ?? bounds
    if !clip.rowRange.contains(row) { return column + text.terminalWidth }
    if text.isCommon { return write(common: text, column, row, style, clip.columnRange) }
    var next = column
    for glyph in TerminalGlyph.glyphs(of: text) {
      let start = next
      next += glyph.width
      if clip.columnRange.contains(start), clip.columnRange.contains(next - 1) {
        let cell = Cell(text: glyph.text, picture: glyph.picture, style: style)
        put(cell, column: start, row: row)
        if glyph.width == 2 { put(Cell(text: "", style: style), column: start + 1, row: row) }
      } else {
        for half in start..<next where clip.columnRange.contains(half) {
          put(Cell(text: " ", style: style), column: half, row: row)
        }
      }
    }
    return next
  }

  /// Writes text of common scalars into some columns of a row.
  private mutating func write(
    common text: String, _ column: Int, _ row: Int, _ style: Style, _ columns: Range<Int>
  ) -> Int {
    var cell = Cell(text: " ", style: style)
    var next = column
    for scalar in text.unicodeScalars {
      let isWide = scalar.commonWidth == 2
      let isWhole = columns.contains(next) && (!isWide || columns.contains(next + 1))
      for half in next..<(isWide ? next + 2 : next + 1) where columns.contains(half) {
        if !isWhole {
          cell.show(" ")
        } else if half == next {
          cell.show(scalar)
        } else {
          cell.text = ""
        }
        put(cell, column: half, row: row)
      }
      next += isWide ? 2 : 1
    }
    return next
  }

  /// Fills a rectangle with one glyph of width 1.
  package mutating func fill(_ rectangle: CellRectangle, with text: String = " ", style: Style) {
    let area = rectangle.intersection(bounds)
    let cell = Cell(text: text, style: style)
    for row in area.rowRange {
      for column in area.columnRange { put(cell, column: column, row: row) }
    }
  }

  /// Changes the style of the cells in a rectangle and leaves their text.
  package mutating func restyle(_ rectangle: CellRectangle, _ change: (inout Style) -> Void) {
    let area = rectangle.intersection(bounds)
    for row in area.rowRange {
      for column in area.columnRange { change(&self[column, row].style) }
    }
  }

  /// Copies another grid's cells and pictures, with its top left cell at a position.
  package mutating func draw(_ other: CellGrid, column: Int, row: Int) {
    for otherRow in 0..<other.rows where row + otherRow >= 0 && row + otherRow < rows {
      for otherColumn in 0..<other.columns {
        let target = column + otherColumn
        guard target >= 0, target < columns else { continue }
        var cell = other[otherColumn, otherRow]
        let isCutLeft = cell.isContinuation && target == 0
        let isCutRight =
          target == columns - 1 && otherColumn + 1 < other.columns
          && other[otherColumn + 1, otherRow].isContinuation
        if isCutLeft || isCutRight { cell.show(" ") }
        put(cell, column: target, row: row + otherRow)
      }
    }
    for picture in other.pictures { place(picture.moved(columns: column, rows: row)) }
  }

  /// Replaces one cell; what is left of a wide glyph that stood there becomes a blank.
  private mutating func put(_ cell: Cell, column: Int, row: Int) {
    guard column >= 0, column < columns, row >= 0, row < rows else { return }
    lines[row].put(cell, at: column)
  }
}

extension [Cell] {
  /// Replaces a cell of a row; what is left of a wide glyph that stood there becomes a blank.
  fileprivate mutating func put(_ cell: Cell, at column: Int) {
    if self[column].isContinuation, !cell.isContinuation, column > 0 {
      self[column - 1].show(" ")
    }
    if column + 1 < count, self[column + 1].isContinuation {
      self[column + 1].show(" ")
    }
    self[column] = cell
  }
}
