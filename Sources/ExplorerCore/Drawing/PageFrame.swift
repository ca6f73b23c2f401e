import TerminalModel

/// Where a page over the panes stands.
struct PageFrame {
  /// The frame, its lines included.
  let frame: CellRectangle
  /// Lines of the page.
  private let lines: Int

  /// Lays a page out.
  ///
  /// - Parameters:
  ///   - content: The page.
  ///   - filter: Which of its lines are shown; the frame is that of all.
  ///   - layout: Where the panes are.
  ///   - columns: Columns of the screen.
  init(
    _ content: PageDocument, filter: Filter?, layout: ExplorerLayout, columns: Int
  ) {
    lines = content.count
    let rows = layout.hintRow
    switch content.extent {
    case .full: frame = CellRectangle(column: 0, row: 0, columns: columns, rows: rows)
    case .besideApp:
      let app = layout.slot(of: .app)?.frame
      let left = app.map { $0.column + $0.columns - 1 } ?? 0
      let start = left < columns && columns - left >= 76 ? left : 0
      frame = CellRectangle(column: start, row: 0, columns: columns - start, rows: rows)
    case .column, .wide:
      // A page as good as full takes everything, rather than stand a cell beside another frame.
      let most = content.extent == .wide ? 120 : 80
      let width = columns < most + 6 ? columns : most
      let height = lines + 4 > rows ? rows : lines + 2
      frame = CellRectangle(
        column: (columns - width) / 2, row: (rows - height) / 2, columns: width, rows: height)
    }
  }

  /// Where its lines stand; those with screens leave room for them.
  func textArea(besidePictures hasPictures: Bool) -> CellRectangle {
    var area = frame.inset(by: 1)
    if hasPictures { area = screensArea.text }
    return area
  }

  /// Where the lines and the screens stand: beside each other, or below.
  var screensArea: (text: CellRectangle, screens: CellRectangle?) {
    var text = frame.inset(by: 1)
    if text.columns >= 100 {
      let columns = text.columns / 2
      let screens = CellRectangle(
        column: text.column + text.columns - columns, row: text.row, columns: columns,
        rows: text.rows)
      text.columns -= columns + 1
      return (text, screens)
    }
    let rows = min(text.rows * 6 / 10, text.rows - min(lines, text.rows * 4 / 10))
    guard rows >= 6 else { return (text, nil) }
    let screens = CellRectangle(
      column: text.column, row: text.row + text.rows - rows, columns: text.columns, rows: rows)
    text.rows -= rows
    return (text, screens)
  }
}
