import ElementModel
import Foundation
import TerminalModel

extension ScreenCanvas {
  /// What areas are filled with where colours do not show, by the order of the colours.
  private static let shades = ["█", "▒", "▓", "░"]

  /// Draws something by its areas and lines, with the texts that stand in it where they stand.
  mutating func drawDrawing(_ item: ScreenItem, in area: CellRectangle) {
    let frame = item.element.drawnFrame
    var dots = DotGrid(columns: area.columns, rows: area.rows, frame: frame)
    for index in item.covered {
      let element = tree.elements[index]
      guard let drawing = element.appearance?.drawing, element.type != .staticText else {
        continue
      }
      dots.add(drawing, at: element.drawnFrame.origin, clip: clip(around: index, in: item))
    }
    write(dots, in: area)
    place(item.covered, at: area)
    var ends: [Int: Int] = [:]
    for index in item.covered.dropFirst() {
      let element = tree.elements[index]
      let visible = element.drawnFrame.intersection(clip(around: index, in: item))
      guard !visible.isNull, visible.width > element.drawnFrame.width / 2 else {
        places[index] = nil
        continue
      }
      let cells = cells(of: element.drawnFrame, in: area, frame: frame)
      if element.type == .staticText || element.type == .button {
        write(element, at: cells, in: area, of: frame, ends: &ends)
      }
      if tree.elements[index].descendantCount == 0 { place(index..<index + 1, at: cells) }
    }
  }

  /// The part of the screen in which an element of a drawing can be seen: the view that it scrolls in.
  private func clip(around index: Int, in item: ScreenItem) -> CGRect {
    let scroller = item.covered.prefix { $0 < index }.last {
      tree.elements[$0].type == .scrollView && tree.descendants(of: $0).contains(index)
    }
    return scroller.map { tree.elements[$0].drawnFrame } ?? item.element.drawnFrame
  }

  private mutating func write(_ dots: DotGrid, in area: CellRectangle) {
    var order: [ElementColor] = []
    for color in dots.dots.compactMap({ $0?.color }) where !order.contains(color) {
      order.append(color)
    }
    let showsColors = palette.showsColors
    func shade(_ color: ElementColor) -> String {
      guard !showsColors, let place = order.firstIndex(of: color) else { return "█" }
      return Self.shades[place % Self.shades.count]
    }
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        var style = palette.text
        var text: String?
        if let cell = DotCell(dots.cell(column, row), shade: shade) {
          text = cell.text
          if showsColors {
            style.foreground = cell.color?.terminalColor
            style.background = cell.ground?.terminalColor ?? style.background
          }
        } else if dots.rules[true]?.contains(row * dots.columns + column) ?? false {
          (text, style) = ("┈", palette.dim)
        } else if dots.rules[false]?.contains(row * dots.columns + column) ?? false {
          (text, style) = ("┊", palette.dim)
        }
        guard let text else { continue }
        grid.write(text, column: area.column + column, row: area.row + row, style: style)
      }
    }
  }

  /// The cells of a part of a drawing; at least one.
  private func cells(of part: CGRect, in area: CellRectangle, frame: CGRect) -> CellRectangle {
    let (width, height) = (max(1, frame.width), max(1, frame.height))
    func cell(_ fraction: CGFloat, _ count: Int) -> Int {
      min(max(0, Int(cells: fraction * CGFloat(count), .down)), max(0, count - 1))
    }
    let left = cell((part.minX - frame.minX) / width, area.columns)
    let right = cell((part.maxX - frame.minX) / width, area.columns)
    let top = cell((part.minY - frame.minY) / height, area.rows)
    let bottom = cell((part.maxY - frame.minY) / height, area.rows)
    return CellRectangle(
      column: area.column + left, row: area.row + top, columns: max(1, right - left),
      rows: max(1, bottom - top))
  }

  /// Writes a text where it stands, if there is room beside those written before.
  private mutating func write(
    _ element: Element, at cells: CellRectangle, in area: CellRectangle, of outer: CGRect,
    ends: inout [Int: Int]
  ) {
    let frame = element.drawnFrame
    guard !element.label.isEmpty, frame.width > 0 else { return }
    let line = (frame.midY - outer.minY) / max(1, outer.height) * CGFloat(area.rows)
    let row = area.row + min(max(0, Int(cells: line, .down)), area.rows - 1)
    let sign = element.appearance?.drawing?.shapes.first
    let width = element.label.terminalWidth
    let middle = cells.column + cells.columns / 2
    let start = max(
      area.column, min(middle - width / 2, area.column + area.columns - width))
    let first = sign == nil ? start : start - 2
    guard first > ends[row] ?? Int.min else { return }
    ends[row] = start + width
    if let sign {
      var style = palette.text
      if palette.showsColors { style.foreground = sign.color.terminalColor }
      grid.write("●", column: first, row: row, style: style)
    }
    let ground = grid.bounds.contains(column: start, row: row) ? grid[start, row] : nil
    var style = palette.style(
      element.traits.contains(.secondary) ? palette.dim : palette.text, with: element.appearance)
    if let ground, ground.text == "█",
      case .rgb(let red, let green, let blue)? = ground.style.foreground
    {
      style.background = ground.style.foreground
      style.foreground = ElementColor(red: red, green: green, blue: blue).ink.terminalColor
    }
    grid.write(
      element.label.truncated(toWidth: max(0, area.column + area.columns - start)),
      column: start, row: row, style: style)
  }
}
