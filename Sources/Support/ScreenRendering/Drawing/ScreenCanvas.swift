import ElementModel
import Foundation
import TerminalModel

/// The cells being drawn, and where elements went.
struct ScreenCanvas {
  var grid: CellGrid
  let tree: ElementTree
  let palette: ScreenPalette
  let highlighted: Int?
  var places: [Int: CellRectangle] = [:]
  /// Where the keyboard begins that is in front of all layers, in points.
  private(set) var keyboardTop: CGFloat?

  init(grid: CellGrid, tree: ElementTree, palette: ScreenPalette, highlighted: Int?) {
    self.grid = grid
    self.tree = tree
    self.palette = palette
    self.highlighted = highlighted
  }

  /// Notes where elements are drawn.
  mutating func place(_ elements: Range<Int>, at rectangle: CellRectangle) {
    for element in elements { places[element] = rectangle }
  }

  /// Forgets what was drawn where something else is drawn now.
  mutating func forgetPlaces(in rectangle: CellRectangle) {
    places = places.filter { $0.value.intersection(rectangle) != $0.value }
  }

  /// Draws one layer and those above it.
  mutating func drawLayer(root: Int, in area: CellRectangle, isScreen: Bool) {
    let contents = ScreenContents(tree: tree, root: root, required: highlighted)
    var area = area
    if let keyboard = contents.keyboard {
      let rows = Self.keyboardRows(ofScreenWith: area.rows)
      drawKeyboard(keyboard, in: takeBottom(rows, of: &area))
    }
    var body = area
    var span = contents.frame.minY...max(contents.frame.minY, contents.frame.maxY)
    if isScreen, area.rows >= 14 { drawStatusBar(in: takeTop(1, of: &body)) }
    if !contents.navigationBars.isEmpty, body.rows > 1 {
      let area = takeTop(body.rows >= 18 ? 2 : 1, of: &body)
      drawNavigationBars(of: contents, in: area)
      let bars = contents.navigationBars.map { tree.elements[$0].drawnFrame.maxY }.max() ?? 0
      // Search fields are part of a bar on the device, and lines of their own here.
      let bottom = min(bars, contents.items.map { $0.element.drawnFrame.minY - 4 }.min() ?? bars)
      span = min(span.upperBound, max(span.lowerBound, bottom))...span.upperBound
    } else if isScreen, area.rows >= 14 {
      span = min(span.lowerBound + 50, span.upperBound)...span.upperBound
    }
    if let bar = contents.tabBar, contents.keyboard == nil, body.rows > 1 {
      drawTabBar(bar, in: takeBottom(body.rows >= 8 ? 2 : 1, of: &body))
      let top = tree.elements[bar].drawnFrame.minY
      span = span.lowerBound...max(span.lowerBound, min(span.upperBound, top))
    }
    if let keyboard = contents.keyboard {
      keyboardTop = tree.elements[keyboard].drawnFrame.minY
    }
    if let top = keyboardTop {
      span = span.lowerBound...max(span.lowerBound, min(span.upperBound, top))
    }
    drawBody(contents, in: body, span: span)
    for modal in contents.modals { drawModal(modal, over: area, screen: contents.frame) }
  }

  private func takeTop(_ rows: Int, of area: inout CellRectangle) -> CellRectangle {
    let top = CellRectangle(column: area.column, row: area.row, columns: area.columns, rows: rows)
    area.row += rows
    area.rows -= rows
    return top
  }

  private func takeBottom(_ rows: Int, of area: inout CellRectangle) -> CellRectangle {
    area.rows -= rows
    return CellRectangle(
      column: area.column, row: area.row + area.rows, columns: area.columns, rows: rows)
  }

  /// Draws what stands between the bars.
  private mutating func drawBody(
    _ contents: ScreenContents, in area: CellRectangle, span: ClosedRange<CGFloat>
  ) {
    let lines = VisualLine.lines(
      of: contents.items, columns: area.columns, width: contents.frame.width)
    let wanted =
      highlighted.flatMap { element in lines.firstIndex { $0.draws(element, in: tree) } }
      ?? lines.firstIndex { $0.items.contains { $0.element.hasFocus } }
    let placement = LinePlacement(lines: lines, rows: area.rows, span: span, anchor: wanted)
    for (line, row) in placement.placed {
      drawLine(line, row: area.row + row, area: area, frame: contents.frame)
    }
    let edge = area.column + area.columns - 1
    if placement.isCutAbove { grid.write("⋮", column: edge, row: area.row, style: palette.dim) }
    if placement.isCutBelow {
      grid.write("⋮", column: edge, row: area.row + area.rows - 1, style: palette.dim)
    }
  }

  /// Marks the element under action, by style and by a glyph before it.
  mutating func markHighlight() {
    guard let highlighted, let rectangle = place(ofHighlighted: highlighted) else { return }
    let highlight = palette.highlight
    grid.restyle(rectangle) { $0 = highlight }
    let row = rectangle.row + rectangle.rows / 2
    grid.write("▶", column: max(0, rectangle.column - 1), row: row, style: palette.accent)
  }

  /// Numbers elements from 1: before each, in the style of what is highlighted.
  mutating func number(_ ids: [Int]) {
    for (offset, id) in ids.enumerated() {
      guard let index = tree.index(ofElementWithID: id),
        let rectangle = place(ofHighlighted: index)
      else { continue }
      let row = rectangle.row + rectangle.rows / 2
      // The mark of the element under action stays.
      let mark = index == highlighted ? 1 : 0
      let end = rectangle.column - mark
      let text = Self.number(offset + 1, room: blanks(before: end, row: row))
      grid.write(
        text, column: max(0, end - text.count), row: row, style: palette.highlight)
    }
  }

  /// How many blank cells there are before a column, as far as a number needs them.
  private func blanks(before column: Int, row: Int) -> Int {
    guard grid.bounds.contains(column: 0, row: row) else { return 0 }
    return (max(0, column - 5)..<max(0, column)).reversed()
      .prefix { grid[$0, row].text == " " }.count
  }

  /// A number in brackets, so that it reads as no part of a text beside it even without colour; where
  /// they would hide what is shown, in a circle, which takes one cell, or alone.
  private static func number(_ number: Int, room: Int) -> String {
    let bracketed = "[\(number)]"
    guard bracketed.count > room else { return bracketed }
    let circled = Unicode.Scalar(0x2460 + UInt32(number) - 1)
    return number <= 20 ? circled.map { String($0) } ?? "\(number)" : "\(number)"
  }

  /// Where the highlighted element, or what is inside it, was drawn.
  private func place(ofHighlighted index: Int) -> CellRectangle? {
    let element = tree.elements[index]
    guard element.type != .application, element.type != .window else { return nil }
    if let own = places[index] { return own }
    let inner = tree.descendants(of: index).compactMap { places[$0] }
    return inner.reduce(nil as CellRectangle?) { $0?.union($1) ?? $1 }
  }
}
