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
    grid.fill(rectangle, style: palette.text)
    // What is covered is no longer there to be pointed at.
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
    let height = max(1, screen.height)
    let isWide = frame.width > width * 0.9
    let columns =
      isWide
      ? area.columns
      : min(area.columns - 2, max(26, Int(cells: frame.width / width * CGFloat(area.columns))))
    let contents = ScreenContents(tree: tree, root: root, required: highlighted)
    let lines = VisualLine.lines(of: contents.items, columns: columns - 2)
    let bars = (contents.navigationBars.isEmpty ? 0 : 1) + (contents.tabBar == nil ? 0 : 1)
    let needed = lines.reduce(0) { $0 + $1.height } + bars + 2
    let natural = Int(cells: frame.height / height * CGFloat(area.rows))
    let room = max(1, area.rows - (area.rows > 8 ? 1 : 0))
    let rows = min(room, max(needed, natural))
    let isSheet = isWide || element.type == .sheet
    let top = isSheet ? area.rows - rows : (area.rows - rows) / 2
    return CellRectangle(
      column: area.column + (area.columns - columns) / 2, row: area.row + top, columns: columns,
      rows: rows)
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
