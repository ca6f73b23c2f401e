import ElementModel
import ScreenRendering
import TerminalModel

/// Pages over the panes: help, the tests, the failure.
extension FrameRenderer {
  /// Draws the page in front.
  mutating func draw(_ input: PageInput) {
    display = input.display
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
    let share = pictures.isEmpty ? nil : input.page.pictureShare
    if let space = share.flatMap({ place.areas($0).pictures }) { draw(pictures, in: space) }
    let area = place.textArea(beside: share)
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

  /// Draws pictures beside or below each other.
  private mutating func draw(_ pictures: [PagePicture], in space: CellRectangle) {
    let row = PictureRow(
      in: space, count: pictures.count, aspect: pictures.first?.aspect, cell: display.cellSize)
    for (picture, frame) in zip(pictures, row.frames) { draw(picture, in: frame) }
  }

  private mutating func draw(_ picture: PagePicture, in frame: CellRectangle) {
    var borders = BorderCanvas(columns: grid.columns, rows: grid.rows)
    borders.add(frame)
    let style = theme.style(.border)
    borders.draw(in: &grid, style: style, focused: nil, focusedStyle: style)
    grid.write(
      " \(picture.title) ".truncated(toWidth: max(0, frame.columns - 3)),
      column: frame.column + 1, row: frame.row, style: theme.style(.title))
    let area = frame.inset(by: 1)
    switch picture.content {
    case .screen(let tree):
      let screen = memo.screen(
        tree, columns: area.columns, rows: area.rows, palette: theme.screenPalette,
        highlighting: nil)
      grid.draw(screen.grid, column: area.column, row: area.row)
    case .raster(let raster): draw(raster, in: area)
    case .lines(let lines): draw(lines, in: area)
    }
    draw(
      Array(picture.remarks.suffix(area.rows)), at: area.row + area.rows - picture.remarks.count,
      in: area)
  }

  private mutating func draw(_ lines: [StyledLine], at row: Int? = nil, in area: CellRectangle) {
    for (offset, line) in lines.prefix(area.rows).enumerated() {
      let line = line.fitted(to: area.columns, shortening: prefix)
      grid.draw(line, row: (row ?? area.row) + offset, in: area, theme: theme)
    }
  }

  /// Draws pixels in the middle of an area: in its cells, or over them where the terminal can.
  private mutating func draw(_ raster: Raster, in area: CellRectangle) {
    let cell = display.cellSize
    let columns = min(area.columns, (raster.width + cell.width - 1) / max(1, cell.width))
    let rows = min(area.rows, (raster.height + cell.height - 1) / max(1, cell.height))
    let place = CellRectangle(
      column: area.column + (area.columns - columns) / 2, row: area.row + (area.rows - rows) / 2,
      columns: columns, rows: rows)
    grid.show(raster, identity: grid.pictures.count, in: place, on: display)
  }
}
