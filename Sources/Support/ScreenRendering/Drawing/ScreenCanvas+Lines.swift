import ElementModel
import Foundation
import TerminalModel

extension ScreenCanvas {
  /// Points between a cell's edge and what it shows, on a phone.
  private static let cellInset: CGFloat = 16

  /// Draws the items of a line, left to right.
  mutating func drawLine(_ line: VisualLine, row: Int, area: CellRectangle, frame: CGRect) {
    let end = area.column + area.columns - 1
    let hasMark = line.items.contains { $0.kind == .chevron }
    let room = CellRectangle(
      column: area.column + 1, row: row,
      columns: max(1, area.columns - (hasMark ? 4 : 2)), rows: 1)
    var pieces: [LinePiece] = []
    for item in line.items {
      var look = ItemLook(item, palette: palette, screen: frame)
      if line.isTiled { look.spans = true }
      let inset = item.fillsCell ? Self.cellInset : 0
      let left = column(item.element.drawnFrame.minX + inset, area: area, frame: frame)
      let right = column(item.element.drawnFrame.maxX - inset, area: area, frame: frame)
      if item.kind == .chevron {
        // It stands at the end of its row, beside texts.
        let place = CellRectangle(column: end - 1, row: row, columns: 1, rows: 1)
        draw(item, look: look, at: place, middle: row, joinsAbove: false, clip: area)
      } else {
        pieces.append(
          LinePiece(item: item, look: look, left: left, right: right, rows: line.rows))
      }
    }
    LinePiece.arrange(&pieces, in: room.columnRange)
    for piece in pieces where piece.width > 0 {
      let rows = line.isTiled || line.isBoxed && piece.item.isBoxed ? 3 : line.rows
      let place = CellRectangle(column: piece.start, row: row, columns: piece.width, rows: rows)
      draw(
        piece.item, look: piece.look, at: place, middle: line.isBoxed ? row + 1 : row,
        joinsAbove: line.sharesFrame, clip: area)
    }
  }

  /// The column of a point.
  private func column(_ x: CGFloat, area: CellRectangle, frame: CGRect) -> Int {
    let fraction = (x - frame.minX) / max(1, frame.width)
    let bounded = min(max(0, fraction.isFinite ? fraction : 0), 1)
    let column = area.column + Int(cells: bounded * CGFloat(area.columns))
    return min(max(area.column + 1, column), area.column + area.columns - 1)
  }

  private mutating func draw(
    _ item: ScreenItem, look: ItemLook, at place: CellRectangle, middle: Int, joinsAbove: Bool,
    clip: CellRectangle
  ) {
    if item.kind == .field {
      let isBoxed = place.rows == 3
      if isBoxed { drawFieldFrame(place, joinsAbove: joinsAbove) }
      let inner = CellRectangle(
        column: place.column + (isBoxed ? 1 : 0), row: middle,
        columns: place.columns - (isBoxed ? 2 : 0), rows: 1)
      drawFieldText(item, in: inner, isUnderlined: !isBoxed)
      self.place(item.covered, at: isBoxed ? inner : place)
      return
    }
    if !item.parts.isEmpty {
      drawParts(of: item, in: place)
      return
    }
    if item.kind == .drawing, place.rows >= ScreenItem.leastDrawingRows {
      drawDrawing(item, in: place)
      return
    }
    if item.isFloating, place.rows == 3 {
      drawToast(look, in: place)
      self.place(item.covered, at: place)
      return
    }
    if item.kind == .image, place.rows == 3 {
      drawTile(look, in: place)
      self.place(item.covered, at: place)
      return
    }
    if look.spans {
      let trailingWidth = look.trailing.terminalWidth
      let right = place.column + place.columns - trailingWidth
      let room = max(0, place.columns - trailingWidth - 1)
      grid.write(
        look.text.truncated(toWidth: room, keepsPictures: true), column: place.column, row: middle,
        style: look.style,
        clip: clip)
      grid.write(
        look.trailing, column: right, row: middle, style: look.trailingStyle, clip: clip)
      if let meter = look.meter {
        let used = look.text.isEmpty ? 0 : min(look.text.terminalWidth, room) + 1
        let free = room - used + (trailingWidth == 0 ? 1 : 0)
        let length = used == 0 ? free : min(free, max(8, free / 2))
        let start = (trailingWidth == 0 ? right : right - 1) - length
        grid.write(
          meter.text(columns: length), column: start, row: middle, style: look.trailingStyle,
          clip: clip)
      }
    } else {
      let lines =
        place.rows > 1
        ? look.text.wrapped(
          toWidth: place.columns, limit: place.rows, keepsPictures: true)
        : [look.text.truncated(toWidth: place.columns, keepsPictures: true)]
      for (offset, text) in lines.enumerated() {
        grid.write(text, column: place.column, row: middle + offset, style: look.style, clip: clip)
      }
    }
    if item.kind != .chevron {
      let rows = middle == place.row ? place.rows : 1
      self.place(
        item.covered,
        at: CellRectangle(column: place.column, row: middle, columns: place.columns, rows: rows))
    }
  }

  /// Draws a picture of a grid: a frame around what it is called.
  private mutating func drawTile(_ look: ItemLook, in area: CellRectangle) {
    drawFieldFrame(area, joinsAbove: false)
    let text = look.text.truncated(toWidth: max(0, area.columns - 2), keepsPictures: true)
    let column = area.column + max(1, (area.columns - text.terminalWidth) / 2)
    grid.write(text, column: column, row: area.row + 1, style: look.style)
  }

  /// Draws a toast: a text in a frame of its own over the rest.
  private mutating func drawToast(_ look: ItemLook, in area: CellRectangle) {
    let rule = String(repeating: "─", count: max(0, area.columns - 2))
    let right = area.column + area.columns - 1
    var style = palette.border
    style.background = look.style.background
    grid.fill(area, style: look.style)
    grid.write("╭\(rule)╮", column: area.column, row: area.row, style: style)
    grid.write("│", column: area.column, row: area.row + 1, style: style)
    grid.write("│", column: right, row: area.row + 1, style: style)
    grid.write("╰\(rule)╯", column: area.column, row: area.row + 2, style: style)
    grid.write(
      look.text.truncated(toWidth: max(0, area.columns - 4), keepsPictures: true),
      column: area.column + 2,
      row: area.row + 1, style: look.style)
  }

  /// Draws the frame of a field; its upper edge may be the lower one of a field above.
  private mutating func drawFieldFrame(_ area: CellRectangle, joinsAbove: Bool) {
    let rule = String(repeating: "─", count: max(0, area.columns - 2))
    let right = area.column + area.columns - 1
    let top = joinsAbove ? "├\(rule)┤" : "┌\(rule)┐"
    grid.write(top, column: area.column, row: area.row, style: palette.border)
    grid.write("│", column: area.column, row: area.row + 1, style: palette.border)
    grid.write("│", column: right, row: area.row + 1, style: palette.border)
    grid.write("└\(rule)┘", column: area.column, row: area.row + 2, style: palette.border)
  }

  /// Draws what a field holds, or its placeholder, and the cursor.
  private mutating func drawFieldText(
    _ item: ScreenItem, in area: CellRectangle, isUnderlined: Bool
  ) {
    let element = item.element
    let placeholder = element.placeholderValue ?? ""
    let value = element.value ?? ""
    let isEmpty = value.isEmpty || value == placeholder
    var style = isEmpty || !element.isEnabled ? palette.dim : palette.text
    if isUnderlined {
      style.attributes.insert(.underline)
      grid.fill(area, style: style)
    }
    let isSecret = element.type == .secureTextField && !isEmpty
    let text = isSecret ? String(repeating: "•", count: value.count) : isEmpty ? placeholder : value
    var area = area
    if element.type == .searchField, area.columns > 6 {
      grid.write("⌕", column: area.column, row: area.row, style: palette.dim)
      area.column += 2
      area.columns -= 2
    }
    let cursor = element.hasFocus ? "▏" : ""
    let room = max(0, area.columns - cursor.terminalWidth)
    if isEmpty {
      // The cursor of an empty field stands before its placeholder.
      let next = grid.write(cursor, column: area.column, row: area.row, style: palette.accent)
      grid.write(text.truncated(toWidth: room), column: next, row: area.row, style: style)
    } else {
      let shown = Self.tail(of: text, width: room, isFocused: element.hasFocus)
      let next = grid.write(shown, column: area.column, row: area.row, style: style)
      grid.write(cursor, column: next, row: area.row, style: palette.accent)
    }
  }

  /// The end of a focused field's text, where typing goes on; the beginning of any other.
  private static func tail(of text: String, width: Int, isFocused: Bool) -> String {
    guard isFocused, text.terminalWidth > width else { return text.truncated(toWidth: width) }
    var result: [TerminalGlyph] = []
    var used = 1
    for glyph in TerminalGlyph.glyphs(of: text).reversed() {
      used += glyph.width
      if used > width { break }
      result.append(glyph)
    }
    return "…" + result.reversed().map(\.text).joined()
  }
}
