import ElementModel
import Foundation
import TerminalModel

extension ScreenCanvas {
  /// Points between a cell's edge and what it shows, on a phone.
  private static let cellInset: CGFloat = 16

  /// Draws the items of a line, left to right.
  mutating func drawLine(_ line: VisualLine, row: Int, area: CellRectangle, frame: CGRect) {
    var next = area.column + 1
    let end = area.column + area.columns - 1
    let looks = Self.fitted(
      line.items.map { ItemLook($0, palette: palette, screen: frame) }, columns: end - next)
    for (order, (item, look)) in zip(line.items, looks).enumerated() {
      let following = line.items.count - order - 1
      let limit = end - following * 4
      guard next < limit else { break }
      var look = look
      if look.text.terminalWidth > limit - next { look.text = look.shortText ?? look.text }
      let inset = item.fillsCell(of: frame) ? Self.cellInset : 0
      let left = column(item.element.drawnFrame.minX + inset, area: area, frame: frame)
      let right = column(item.element.drawnFrame.maxX, area: area, frame: frame)
      let start: Int
      var width = min(look.text.terminalWidth, limit - next)
      if item.kind == .chevron {
        // It stands at the end of its row, beside texts that have been drawn.
        start = end - 1
        width = 1
      } else if look.spans {
        start = min(max(next, left), limit - 1)
        width = max(min(6, limit - start), min(right, limit) - start)
      } else if line.rows > 1, look.alignment == .leading, left > next, left < limit,
        look.text.wrapped(toWidth: limit - left).count <= line.rows
      {
        // A long text keeps its margin where its rows have room for it.
        start = left
        width = limit - left
      } else {
        let wanted = position(of: look, width: width, left: left, right: right)
        start = min(max(next, wanted), limit - width)
      }
      let rows = line.isBoxed && item.isBoxed ? 3 : line.rows
      let place = CellRectangle(column: start, row: row, columns: width, rows: rows)
      let middle = line.isBoxed ? row + 1 : row
      draw(item, look: look, at: place, middle: middle, joinsAbove: line.sharesFrame, clip: area)
      if item.kind != .chevron { next = start + width + 1 }
    }
  }

  /// Leaves the brackets of buttons out where a line has no room for them, so that its words can be
  /// read.
  private static func fitted(_ looks: [ItemLook], columns: Int) -> [ItemLook] {
    let wanted = looks.reduce(looks.count - 1) {
      $0 + ($1.spans ? 6 + $1.trailing.terminalWidth : $1.text.terminalWidth)
    }
    guard wanted > columns else { return looks }
    return looks.map { look in
      var look = look
      look.text = look.shortText ?? look.text
      return look
    }
  }

  /// The column of a point.
  private func column(_ x: CGFloat, area: CellRectangle, frame: CGRect) -> Int {
    let fraction = (x - frame.minX) / max(1, frame.width)
    let bounded = min(max(0, fraction.isFinite ? fraction : 0), 1)
    let column = area.column + Int(cells: bounded * CGFloat(area.columns))
    return min(max(area.column + 1, column), area.column + area.columns - 1)
  }

  private func position(of look: ItemLook, width: Int, left: Int, right: Int) -> Int {
    switch look.alignment {
    case .leading: left
    case .trailing: right - width
    case .center: (left + right - width) / 2
    }
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
    if look.spans {
      let trailingWidth = look.trailing.terminalWidth
      let right = place.column + place.columns - trailingWidth
      let room = max(0, place.columns - trailingWidth - 1)
      grid.write(
        look.text.truncated(toWidth: room), column: place.column, row: middle, style: look.style,
        clip: clip)
      grid.write(
        look.trailing, column: right, row: middle, style: look.trailingStyle, clip: clip)
    } else {
      let lines =
        place.rows > 1
        ? look.text.wrapped(toWidth: place.columns, limit: place.rows)
        : [look.text.truncated(toWidth: place.columns)]
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
