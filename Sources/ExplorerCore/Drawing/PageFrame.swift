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

  /// Where its lines stand.
  ///
  /// - Parameter share: How much of the page its pictures take; `nil` without any.
  /// - Returns: The cells; none where the pictures take everything.
  func textArea(beside share: PictureShare?) -> CellRectangle {
    share.map { areas($0).text } ?? frame.inset(by: 1)
  }

  /// Where the lines and the pictures stand: beside each other, or below.
  ///
  /// - Parameter share: How much of the page the pictures take.
  /// - Returns: Both; no pictures where there is no room for any.
  func areas(_ share: PictureShare) -> (text: CellRectangle, pictures: CellRectangle?) {
    let inside = frame.inset(by: 1)
    switch share {
    case .half:
      return inside.columns >= 100
        ? beside(inside, columns: inside.columns / 2)
        : below(
          inside, rows: min(inside.rows * 6 / 10, inside.rows - min(lines, inside.rows * 4 / 10)))
    case .most:
      return inside.columns >= 70
        ? beside(inside, columns: inside.columns - min(56, max(26, inside.columns * 2 / 5)) - 1)
        : below(inside, rows: inside.rows * 6 / 10)
    case .all:
      return (CellRectangle(column: inside.column, row: inside.row, columns: 0, rows: 0), inside)
    }
  }

  private func beside(
    _ inside: CellRectangle, columns: Int
  ) -> (text: CellRectangle, pictures: CellRectangle?) {
    var text = inside
    text.columns -= columns + 1
    let pictures = CellRectangle(
      column: inside.column + inside.columns - columns, row: inside.row, columns: columns,
      rows: inside.rows)
    return (text, pictures)
  }

  private func below(
    _ inside: CellRectangle, rows: Int
  ) -> (text: CellRectangle, pictures: CellRectangle?) {
    guard rows >= 6 else { return (inside, nil) }
    var text = inside
    text.rows -= rows
    let pictures = CellRectangle(
      column: inside.column, row: inside.row + text.rows, columns: inside.columns, rows: rows)
    return (text, pictures)
  }
}
