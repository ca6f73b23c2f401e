import ElementModel
import ScreenRendering
import TerminalModel

/// Pages over the panes: help, the tests, the failure.
extension ExplorerRenderer {
  mutating func drawOverlay(_ overlay: Overlay, of model: ExplorerModel) {
    let content = overlay.kind.page.document(model)
    let place = OverlayFrame(
      content, filter: overlay.filter, layout: layout, columns: grid.columns)
    let frame = place.frame
    grid.fill(frame, style: theme.style(.text))
    var borders = BorderCanvas(columns: grid.columns, rows: grid.rows)
    borders.add(frame)
    let style = theme.style(.focusedBorder)
    borders.draw(in: &grid, style: style, focused: nil, focusedStyle: style)
    grid.write(
      " \(content.title + mark(of: overlay.filter)) ".truncated(toWidth: max(0, frame.columns - 3)),
      column: frame.column + 1, row: frame.row, style: theme.style(.focusedTitle))
    let isFailure = overlay.kind == .failure
    if isFailure, let screens = place.screensArea.screens { drawScreens(of: model, in: screens) }
    let area = place.textArea(failure: isFailure)
    let document = content.document.filtered(by: overlay.filter)
    if (document.shown?.count ?? content.count) > area.rows {
      let more = language.say(" ↑↓ more ", ja: " ↑↓ 続き ")
      grid.write(
        more, column: frame.column + frame.columns - more.terminalWidth - 2,
        row: frame.row + frame.rows - 1, style: theme.style(.text))
    }
    let rows = document.visibleRows(
      cursor: overlay.cursor, rowCount: area.rows, width: area.columns)
    for (offset, row) in rows.enumerated() {
      var line = row.line
      if !content.isList { line.isSelected = false }
      grid.draw(line, row: area.row + offset, in: area, theme: theme)
    }
  }

  /// Draws the screen before the last action and the screen now.
  private mutating func drawScreens(of model: ExplorerModel, in space: CellRectangle) {
    let half = space.columns / 2
    let before = CellRectangle(
      column: space.column, row: space.row, columns: half, rows: space.rows)
    let now = CellRectangle(
      column: space.column + half, row: space.row, columns: space.columns - half, rows: space.rows)
    drawScreen(
      model.run.state.screenBeforeFailure,
      title: language.say("before the last action", ja: "最後の操作の前"), in: before)
    drawScreen(
      model.run.state.screenAtFailure, title: language.say("at the failure", ja: "失敗したとき"), in: now)
  }

  private mutating func drawScreen(_ tree: ElementTree, title: String, in frame: CellRectangle) {
    var borders = BorderCanvas(columns: grid.columns, rows: grid.rows)
    borders.add(frame)
    let style = theme.style(.border)
    borders.draw(in: &grid, style: style, focused: nil, focusedStyle: style)
    grid.write(
      " \(title) ".truncated(toWidth: max(0, frame.columns - 3)), column: frame.column + 1,
      row: frame.row, style: theme.style(.title))
    let area = frame.inset(by: 1)
    let screen = memo.screen(
      tree, columns: area.columns, rows: area.rows, palette: theme.screenPalette, highlighting: nil)
    grid.draw(screen.grid, column: area.column, row: area.row)
  }
}
