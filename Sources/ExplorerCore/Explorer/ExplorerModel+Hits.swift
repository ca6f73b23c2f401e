import ElementModel
import ScreenRendering
import TerminalModel

/// What stands where: the same computations that draw it.
extension ExplorerModel {
  /// What stands at a cell.
  func hit(column: Int, row: Int) -> ExplorerHit {
    let layout = layout
    if typing.prompt != nil {
      let list = CompletionList(model: self, layout: layout)
      guard list.frame.contains(column: column, row: row) else { return .nothing }
      return .completion(list.items.lowerBound + row - list.frame.row)
    }
    if row == layout.hintRow {
      guard notice == nil else { return .nothing }
      let right = view.size.columns - status(columns: view.size.columns).text.terminalWidth - 1
      let item = HintBar(model: self, columns: right).items.first { $0.columns.contains(column) }
      return item.map { .hint($0.command) } ?? .nothing
    }
    if let overlay = pages.open.last {
      if let hit = hit(overlay, layout, column, row) { return hit }
      if !overlay.kind.isTransparent { return .nothing }
    }
    if let timeline = layout.timeline, timeline.contains(column: column, row: row) {
      let place = column - layout.timelineStart
      let marks = timelineMarks(in: layout)
      return marks.indices.contains(place) ? .stop(marks[place].index) : .pane(.timeline, item: nil)
    }
    return paneHit(layout, column, row)
  }

  private func hit(
    _ overlay: Overlay, _ layout: ExplorerLayout, _ column: Int, _ row: Int
  ) -> ExplorerHit? {
    let content = overlay.kind.page.document(self)
    let area = OverlayFrame(
      content, filter: overlay.filter, layout: layout, columns: view.size.columns)
    guard area.frame.contains(column: column, row: row) else { return nil }
    let text = area.textArea(failure: overlay.kind == .failure)
    guard text.contains(column: column, row: row) else { return .page }
    let rows = content.document.filtered(by: overlay.filter).visibleRows(
      cursor: overlay.cursor, rowCount: text.rows, width: text.columns)
    let offset = row - text.row
    return rows.indices.contains(offset) ? .pageItem(rows[offset].item) : .page
  }

  private func paneHit(_ layout: ExplorerLayout, _ column: Int, _ row: Int) -> ExplorerHit {
    // Neighbours share their frames: the inside of one comes before the frame of another.
    let inside = layout.slots.first { $0.frame.inset(by: 1).contains(column: column, row: row) }
    let below = layout.slots.first { $0.frame.row == row && $0.frame.columnRange.contains(column) }
    guard let slot = inside ?? below else { return .nothing }
    if inside == nil {
      let tab = slot.titleColumns(preferences.language).first { $0.columns.contains(column) }
      return .tab(tab?.pane ?? slot.pane)
    }
    let area = slot.frame.inset(by: 1)
    if slot.pane == .app { return .pane(.app, item: appItem(in: area, column, row)) }
    let rows = shownDocument(of: slot.pane).visibleRows(
      cursor: view.cursors[slot.pane], rowCount: area.rows, width: area.columns)
    let offset = row - area.row
    return .pane(slot.pane, item: rows.indices.contains(offset) ? rows[offset].item : nil)
  }

  /// The element drawn at a cell, or the nearest around it that can be selected.
  private func appItem(in area: CellRectangle, _ column: Int, _ row: Int) -> Int? {
    let screen = memo.screen(
      run.state.screen, columns: area.columns, rows: area.rows,
      palette: preferences.theme.screenPalette,
      highlighting: selectedElementID)
    guard let index = screen.element(atColumn: column - area.column, row: row - area.row) else {
      return nil
    }
    let items = AppPane(model: self).elements.map(\.id)
    return run.state.screen.path(to: index).reversed().lazy
      .compactMap { items.firstIndex(of: run.state.screen.elements[$0].id) }.first
  }
}
