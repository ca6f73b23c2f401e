import CNcurses
import TerminalModel
import TerminalPictures
import TerminalUI

/// Composes what a terminal is sent to show the changed cells of a frame.
///
/// Curses would compare frames once more and write each move of the cursor by itself; the explorer
/// knows what has changed, and sends it in one piece.
struct FrameWriter {
  /// What is to be sent.
  private(set) var bytes: [UInt8] = []

  /// Blanks of which fewer are written, since the cursor has to be moved over erased ones.
  private static let leastErased = 12
  /// Blanks at the end of a line of which fewer are written.
  private static let leastErasedTail = 4
  /// Cells of which fewer are written again instead of moving the cursor over them.
  private static let leastMoved = 7

  private let capabilities: TerminalCapabilities
  private let showsUnicode: Bool
  private let hasUsualAddress: Bool
  private var sequences: StyleSequences
  private var style = Style.plain
  /// Where the terminal's cursor is; nil when that is not known.
  private var cursor: CellPosition?
  /// Cells with pictures over them, which stay only while these are not written.
  private var standing: [CellRectangle] = []

  /// Creates a writer for a terminal.
  init(
    _ capabilities: TerminalCapabilities, colorDepth: ColorDepth, showsUnicode: Bool,
    showsExactColors: Bool = false
  ) {
    self.capabilities = capabilities
    self.showsUnicode = showsUnicode
    hasUsualAddress = capabilities.cursorAddress == TerminalCapabilities.usualAddress
    sequences = StyleSequences(
      capabilities, colorDepth: colorDepth, showsExactColors: showsExactColors)
  }

  /// Composes the changes of a frame, then those of its pictures, and where its cursor stands at the
  /// end.
  ///
  /// Before and after, the terminal draws in no style, as curses believes it to.
  mutating func compose(
    _ grid: CellGrid, changes: [CellRun], pictures: PictureUpdate = PictureUpdate()
  ) {
    bytes.removeAll(keepingCapacity: true)
    // Others may have written meanwhile.
    cursor = nil
    standing = pictures.standing
    // Terminals that know it show cells and pictures together; others pass over it.
    if !pictures.pieces.isEmpty { bytes += "\u{1B}[?2026h".utf8 }
    for run in changes { write(run, of: grid) }
    if !pictures.pieces.isEmpty {
      change(to: .plain)
      for piece in pictures.pieces { write(piece) }
      bytes += "\u{1B}[?2026l".utf8
    }
    if let cursor = grid.visibleCursor { move(to: cursor) }
    change(to: .plain)
  }

  /// Writes what shows a picture, or takes it away; where the cursor is afterwards differs.
  private mutating func write(_ piece: PictureUpdate.Piece) {
    if let position = piece.position { move(to: position) }
    bytes += piece.bytes
    cursor = nil
  }

  private mutating func write(_ run: CellRun, of grid: CellGrid) {
    let cells = grid.row(run.row)
    let isLast = capabilities.wrapsAtOnce && run.row == grid.rows - 1
    let end = min(run.columns.upperBound, cells.count - (isLast ? 1 : 0))
    let tail = blankTail(of: cells, from: run.columns.lowerBound, to: end)
    var column = start(of: run, in: cells)
    while column < end {
      let position = CellPosition(column: column, row: run.row)
      if column == tail, let erase = capabilities.eraseLine {
        return self.erase(Array(erase.utf8), at: position)
      }
      let blanks = erasableBlanks(in: cells, from: column, to: end)
      if blanks > 0, let erase = capabilities.eraseCharacters {
        self.erase(TerminalCapabilities.fill(erase, blanks), at: position)
        column += blanks
        continue
      }
      let cell = cells[column]
      let width = column + 1 < cells.count && cells[column + 1].isContinuation ? 2 : 1
      // Half of the last glyph has no place where the last cell is left alone.
      guard column + width <= end else { return }
      move(to: position)
      change(to: cell.style)
      if width == 1, let byte = cell.printableByte {
        bytes.append(byte)
      } else {
        append(cell, columns: width)
      }
      column += width
      // What terminals do after the last column differs.
      cursor = column < cells.count ? CellPosition(column: column, row: run.row) : nil
    }
  }

  /// Where to begin a run: at the cursor, where to write the few cells between is shorter than to
  /// move over them.
  private func start(of run: CellRun, in cells: [Cell]) -> Int {
    let start = run.columns.lowerBound
    guard let cursor, cursor.row == run.row, cursor.column <= start,
      start - cursor.column < Self.leastMoved,
      cells[cursor.column..<start].allSatisfy({ $0.style == style && $0.printableByte != nil }),
      !standing.contains(where: { picture in
        picture.rowRange.contains(run.row)
          && picture.columnRange.overlaps(cursor.column..<start)
      })
    else { return start }
    return cursor.column
  }

  /// From where on there are only blanks in a row, if these are many enough to erase them all.
  private func blankTail(of cells: [Cell], from start: Int, to end: Int) -> Int? {
    guard capabilities.eraseLine != nil, end == cells.count else { return nil }
    var tail = end
    while tail > start, cells[tail - 1].isBlankWhenErased { tail -= 1 }
    return end - tail >= Self.leastErasedTail ? tail : nil
  }

  /// How many of the cells from one on are blanks, if these are many enough to erase them.
  private func erasableBlanks(in cells: [Cell], from start: Int, to end: Int) -> Int {
    guard capabilities.eraseCharacters != nil else { return 0 }
    var next = start
    while next < end, cells[next].isBlankWhenErased { next += 1 }
    return next - start >= Self.leastErased ? next - start : 0
  }

  /// Blanks cells, which leaves the cursor where it is.
  private mutating func erase(_ sequence: [UInt8], at position: CellPosition) {
    move(to: position)
    // Some terminals erase to the background that they would write on.
    if !style.isBlankWhenErased { change(to: .plain) }
    bytes.append(contentsOf: sequence)
  }

  private mutating func move(to position: CellPosition) {
    guard cursor != position else { return }
    cursor = position
    if !capabilities.movesInAnyStyle { change(to: .plain) }
    guard hasUsualAddress else {
      let move = TerminalCapabilities.fill(
        capabilities.cursorAddress, position.row, position.column)
      return bytes.append(contentsOf: move)
    }
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    append(position.row + 1)
    bytes.append(UInt8(ascii: ";"))
    append(position.column + 1)
    bytes.append(UInt8(ascii: "H"))
  }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func change(to new: Style) {
    guard new != style else { return }
    bytes.append(contentsOf: sequences.sequence(from: style, to: new))
    style = new
  }

  /// Writes a grapheme so that it takes exactly its cells.
  private mutating func append(_ cell: Cell, columns: Int) {
    if showsUnicode, let scalar = cell.scalar,
      cnc_width(wchar_t(bitPattern: scalar.value)) == Int32(columns)
    {
      return append(scalar)
    }
    for part in GraphemeParts.parts(of: cell.text, width: columns, showsUnicode: showsUnicode) {
      part.scalars.forEach { append($0) }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

extension Cell {
  /// Whether it is nothing but the terminal's own background.
  fileprivate var isBlankWhenErased: Bool { printableByte == 0x20 && style.isBlankWhenErased }
}

extension Style {
  /// Whether a blank of the style looks as an erased cell does.
  fileprivate var isBlankWhenErased: Bool {
    background == nil && attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
  }
}
