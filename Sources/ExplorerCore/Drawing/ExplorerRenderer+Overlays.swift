import ElementModel
import ScreenRendering
import TerminalModel

/// Pages over the panes: help, the tests, the failure.
extension ExplorerRenderer {
  mutating func drawOverlay(_ overlay: Overlay) {
    let content = OverlayDocument.document(for: overlay.kind, model: model)
    let frame = frame(for: overlay.kind, lines: content.count)
    grid.fill(frame, style: theme.style(.text))
    var borders = BorderCanvas()
    borders.add(frame)
    let style = theme.style(.focusedBorder)
    borders.draw(in: &grid, style: style, focused: nil, focusedStyle: style)
    grid.write(
      " \(content.title) ", column: frame.column + 1, row: frame.row,
      style: theme.style(.focusedTitle))
    var area = frame.inset(by: 1)
    if overlay.kind == .failure { drawScreens(in: &area, lines: content.count) }
    if content.count > area.rows {
      let more = " ↑↓ more "
      grid.write(
        more, column: frame.column + frame.columns - more.terminalWidth - 2,
        row: frame.row + frame.rows - 1, style: theme.style(.text))
    }
    let rows = content.document.visibleRows(
      cursor: overlay.cursor, rowCount: area.rows, width: area.columns)
    for (offset, line) in rows.enumerated() {
      var line = line
      if !content.isList { line.isSelected = false }
      grid.draw(line, row: area.row + offset, in: area, theme: theme)
    }
  }

  private func frame(for kind: Overlay.Kind, lines: Int) -> CellRectangle {
    let (columns, rows) = (grid.columns, layout.hintRow)
    if kind == .failure { return CellRectangle(column: 0, row: 0, columns: columns, rows: rows) }
    if kind == .graph {
      // Beside the app where there is room, so that both can be seen to move.
      let app = layout.slot(of: .app)?.frame
      let left = app.map { $0.column + $0.columns - 1 } ?? 0
      let start = left < columns && columns - left >= 76 ? left : 0
      return CellRectangle(column: start, row: 0, columns: columns - start, rows: rows)
    }
    // A page as good as full takes everything, rather than stand a cell beside another frame.
    // Lines of these pages name several tests and places, and end well where there is room.
    let isWide =
      switch kind {
      case .pyramid, .impact: columns >= 140
      default: false
      }
    let width = columns < 86 ? columns : isWide ? 120 : 80
    let height = lines + 4 > rows ? rows : lines + 2
    return CellRectangle(
      column: (columns - width) / 2, row: (rows - height) / 2, columns: width, rows: height)
  }

  /// Draws the screen before the last action and the screen now beside or below the text.
  private mutating func drawScreens(in area: inout CellRectangle, lines: Int) {
    var space: CellRectangle
    if area.columns >= 100 {
      let columns = area.columns / 2
      space = CellRectangle(
        column: area.column + area.columns - columns, row: area.row, columns: columns,
        rows: area.rows)
      area.columns -= columns + 1
    } else {
      let rows = min(area.rows * 6 / 10, area.rows - min(lines, area.rows * 4 / 10))
      guard rows >= 6 else { return }
      space = CellRectangle(
        column: area.column, row: area.row + area.rows - rows, columns: area.columns, rows: rows)
      area.rows -= rows
    }
    let half = space.columns / 2
    let before = CellRectangle(
      column: space.column, row: space.row, columns: half, rows: space.rows)
    let now = CellRectangle(
      column: space.column + half, row: space.row, columns: space.columns - half, rows: space.rows)
    drawScreen(model.state.screenBeforeAction, title: "before the last action", in: before)
    drawScreen(model.state.screen, title: "now", in: now)
  }

  private mutating func drawScreen(_ tree: ElementTree, title: String, in frame: CellRectangle) {
    var borders = BorderCanvas()
    borders.add(frame)
    let style = theme.style(.border)
    borders.draw(in: &grid, style: style, focused: nil, focusedStyle: style)
    grid.write(
      " \(title) ".truncated(toWidth: max(0, frame.columns - 3)), column: frame.column + 1,
      row: frame.row, style: theme.style(.title))
    let area = frame.inset(by: 1)
    let screen = ScreenRenderer.draw(
      tree, columns: area.columns, rows: area.rows, palette: theme.screenPalette)
    grid.draw(screen.grid, column: area.column, row: area.row)
  }
}
