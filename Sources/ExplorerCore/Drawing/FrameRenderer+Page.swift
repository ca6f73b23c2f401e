import ElementModel
import ScreenRendering
import TerminalModel

/// Pages over the panes: help, the tests, the failure.
extension FrameRenderer {
  /// Draws the page in front.
  mutating func draw(_ input: PageInput) {
    let content = input.page.document
    let place = PageFrame(content, filter: input.filter, layout: layout, columns: grid.columns)
    let frame = place.frame
    grid.fill(frame, style: theme.style(.text))
    var borders = BorderCanvas(columns: grid.columns, rows: grid.rows)
    borders.add(frame)
    let style = theme.style(.focusedBorder)
    borders.draw(in: &grid, style: style, focused: nil, focusedStyle: style)
    let hint = language.say(" ─ type to narrow", ja: " ─ 入力で絞り込み")
    let mark = input.filter?.mark ?? (input.page.isNarrowedByTyping && content.isList ? hint : "")
    grid.write(
      " \(content.title + mark) ".truncated(
        toWidth: max(0, frame.columns - 3)),
      column: frame.column + 1, row: frame.row, style: theme.style(.focusedTitle))
    let pictures = input.page.pictures
    if !pictures.isEmpty, let space = place.screensArea.screens { draw(pictures, in: space) }
    let area = place.textArea(besidePictures: !pictures.isEmpty)
    let document = content.document.filtered(by: input.filter)
    if (document.shown?.count ?? content.count) > area.rows {
      let more = language.say(" ↑↓ more ", ja: " ↑↓ 続き ")
      grid.write(
        more, column: frame.column + frame.columns - more.terminalWidth - 2,
        row: frame.row + frame.rows - 1, style: theme.style(.text))
    }
    let rows = document.visibleRows(
      cursor: input.cursor, rowCount: area.rows, width: area.columns)
    for (offset, row) in rows.enumerated() {
      var line = row.line.fitted(to: area.columns, shortening: prefix)
      if !content.isList { line.isSelected = false }
      grid.draw(line, row: area.row + offset, in: area, theme: theme)
    }
  }

  /// Draws screens beside each other.
  private mutating func draw(_ pictures: [PagePicture], in space: CellRectangle) {
    let count = pictures.count
    for (number, picture) in pictures.enumerated() {
      let start = space.columns * number / count
      let end = space.columns * (number + 1) / count
      drawScreen(
        picture.screen, title: picture.title,
        in: CellRectangle(
          column: space.column + start, row: space.row, columns: end - start, rows: space.rows))
    }
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
