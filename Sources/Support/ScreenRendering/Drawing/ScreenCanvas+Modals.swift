import ElementModel
import Foundation
import TerminalModel

extension ScreenCanvas {
  /// Draws an alert or a sheet in a frame over what it covers.
  mutating func drawModal(_ root: Int, over area: CellRectangle, screen: CGRect) {
    let element = tree.elements[root]
    let dim = palette.dim
    grid.restyle(area) { $0 = dim }
    let rectangle = rectangle(ofModal: root, over: area, screen: screen)
    eraseCutWords(beside: rectangle, in: area)
    grid.fill(rectangle, style: palette.text)
    // What is covered is no longer there to be pointed at.
    forgetPlaces(in: rectangle)
    place(root..<root + 1, at: rectangle)
    guard rectangle.columns > 4, rectangle.rows > 2 else {
      drawLayer(root: root, in: rectangle, isScreen: false)
      return
    }
    drawFrame(rectangle)
    let hasTitle = tree.descendants(of: root).contains { tree.elements[$0].label == element.label }
    if !hasTitle, !element.label.isEmpty {
      let title = " " + element.label.truncated(toWidth: rectangle.columns - 6) + " "
      grid.write(title, column: rectangle.column + 2, row: rectangle.row, style: palette.title)
    }
    drawGrabber(of: root, on: rectangle)
    drawLayer(root: root, in: rectangle.inset(by: 1), isScreen: false)
    joinRules(in: rectangle)
  }

  /// Takes texts away on both sides of a modal that it cuts through: half a text says nothing.
  private mutating func eraseCutWords(beside modal: CellRectangle, in area: CellRectangle) {
    eraseCutFrames(above: modal, in: area)
    // Little is to be seen where a modal leaves but a strip on both sides.
    let strip = max(modal.column - area.column, 1)
    if strip * 5 <= area.columns, modal.columns * 2 > area.columns {
      let rows = CellRectangle(
        column: area.column, row: modal.row, columns: area.columns, rows: modal.rows)
      grid.fill(rows, style: palette.text)
      return
    }
    for row in modal.intersection(area).rowRange {
      eraseText(from: modal.column - 1, by: -1, row: row, in: area)
      eraseText(from: modal.column + modal.columns, by: 1, row: row, in: area)
    }
  }

  /// Takes the upper edges of fields away of which a modal covers the rest.
  private mutating func eraseCutFrames(above modal: CellRectangle, in area: CellRectangle) {
    let row = modal.row - 1
    guard area.rowRange.contains(row) else { return }
    let columns = modal.intersection(area).columnRange
    for column in columns where "┌╭├".contains(grid[column, row].text) {
      guard !grid[column, row].text.isEmpty,
        let end = columns.first(where: { $0 > column && "┐╮┤".contains(grid[$0, row].text) })
      else { continue }
      let edge = CellRectangle(column: column, row: row, columns: end - column + 1, rows: 1)
      grid.fill(edge, style: palette.text)
    }
  }

  /// Takes a text away that goes on from a modal's side, up to its end: two blanks, or a rule.
  private mutating func eraseText(
    from edge: Int, by direction: Int, row: Int, in area: CellRectangle
  ) {
    func sign(_ column: Int) -> String {
      area.columnRange.contains(column) ? grid[column, row].text : " "
    }
    func isText(_ column: Int) -> Bool { !" ─━│".contains(sign(column)) || sign(column).isEmpty }
    let inside = edge - direction
    // A text has single blanks at most.
    let isCut =
      isText(inside)
      ? isText(edge) || sign(edge) == " " && isText(edge + direction)
      : isText(edge) && sign(inside) == " " && isText(inside - direction)
    guard isCut else { return }
    var column = edge
    while area.columnRange.contains(column), isText(column) || isText(column + direction) {
      guard isText(column) || sign(column) == " " else { break }
      grid[column, row] = Cell(text: " ", style: palette.text)
      column += direction
    }
  }

  /// Draws the handle of a sheet on its upper edge.
  private mutating func drawGrabber(of root: Int, on frame: CellRectangle) {
    let contents = ScreenContents(tree: tree, root: root, required: highlighted)
    guard let grabber = contents.grabber, frame.columns > 12 else { return }
    let column = frame.column + frame.columns / 2 - 2
    grid.write("━━━━", column: column, row: frame.row, style: palette.text)
    place(
      grabber..<tree.descendants(of: grabber).upperBound,
      at: CellRectangle(column: column, row: frame.row, columns: 4, rows: 1))
  }

  /// Joins rules that cross the whole frame to its sides.
  private mutating func joinRules(in frame: CellRectangle) {
    let right = frame.column + frame.columns - 1
    for row in frame.inset(by: 1).rowRange
    where grid[frame.column + 1, row].text == "─" && grid[right - 1, row].text == "─" {
      grid.write("├", column: frame.column, row: row, style: palette.border)
      grid.write("┤", column: right, row: row, style: palette.border)
    }
  }

  /// Cells for a layer: where it is on the device, and large enough for what it holds.
  private func rectangle(
    ofModal root: Int, over area: CellRectangle, screen: CGRect
  ) -> CellRectangle {
    let element = tree.elements[root]
    let frame = element.drawnFrame.isEmpty ? screen : element.drawnFrame
    let width = max(1, screen.width)
    // What is below the keyboard does not show.
    let bottom = keyboardTop.map { max($0, screen.minY + 1) } ?? screen.maxY
    let height = max(1, bottom - screen.minY)
    let isWide = frame.width > width * 0.9
    let columns =
      isWide
      ? area.columns
      : min(area.columns - 2, max(26, Int(cells: frame.width / width * CGFloat(area.columns))))
    let contents = ScreenContents(tree: tree, root: root, required: highlighted)
    let lines = VisualLine.lines(
      of: contents.items, columns: columns - 2, width: contents.frame.width)
    let bars = (contents.navigationBars.isEmpty ? 0 : 1) + (contents.tabBar == nil ? 0 : 1)
    let needed = lines.reduce(0) { $0 + $1.height } + bars + 2
    let shown = max(0, min(frame.maxY, bottom) - frame.minY)
    let natural = Int(cells: shown / height * CGFloat(area.rows))
    let room = max(1, area.rows - (area.rows > 8 ? 1 : 0))
    let rows = min(room, max(needed, natural))
    let isSheet = isWide || element.type == .sheet
    // Where it is on the device: a menu stands beside what opened it, an alert in the middle.
    let middle = (frame.minY + shown / 2 - screen.minY) / height * CGFloat(area.rows)
    let top =
      isSheet
      ? area.rows - rows
      : min(max(0, Int(cells: middle - CGFloat(rows) / 2)), area.rows - rows)
    let center = (frame.midX - screen.minX) / width * CGFloat(area.columns)
    let left = min(max(0, Int(cells: center - CGFloat(columns) / 2)), area.columns - columns)
    return CellRectangle(
      column: area.column + left, row: area.row + top, columns: columns, rows: rows)
  }

  /// Draws a frame with round corners.
  private mutating func drawFrame(_ area: CellRectangle) {
    let bottom = area.row + area.rows - 1
    let right = area.column + area.columns - 1
    let rule = String(repeating: "─", count: area.columns - 2)
    grid.write("╭\(rule)╮", column: area.column, row: area.row, style: palette.border)
    for row in area.row + 1..<bottom {
      grid.write("│", column: area.column, row: row, style: palette.border)
      grid.write("│", column: right, row: row, style: palette.border)
    }
    grid.write("╰\(rule)╯", column: area.column, row: bottom, style: palette.border)
  }
}
