import ElementModel
import ScreenRendering
import TerminalModel

/// Finding what is drawn at a cell, by the same computations that draw it.
extension ExplorerMind {
  /// What stands at a cell.
  func hit(column: Int, row: Int) -> ExplorerHit {
    let layout = layout
    if let prompt {
      let list = CompletionList(prompt, layout: layout, columns: view.size.columns)
      guard list.frame.contains(column: column, row: row) else { return .nothing }
      return .completion(list.items.lowerBound + row - list.frame.row)
    }
    if row == layout.hintRow {
      let bar = bar(in: view.size)
      guard bar.notice == nil || bar.isNoticeLong(in: view.size.columns) else { return .nothing }
      let items = HintBar(bar.hints, columns: bar.room(of: view.size.columns)).items
      let item = items.first { $0.columns.contains(column) }
      return item.map { .hint($0.hint.command) } ?? .nothing
    }
    if let front = pages.front {
      if let hit = hit(front, layout, column, row) { return hit }
      if !front.isTransparent { return .nothing }
    }
    if let timeline = layout.timeline, timeline.contains(column: column, row: row) {
      let place = column - layout.timelineStart
      let marks = self.timeline.marks(in: layout)
      return marks.indices.contains(place) ? .stop(marks[place].index) : .pane(.timeline, item: nil)
    }
    return paneHit(layout, column, row)
  }

  private func hit(
    _ open: OpenPage, _ layout: ExplorerLayout, _ column: Int, _ row: Int
  ) -> ExplorerHit? {
    let page = page(open)
    let content = page.document
    let area = PageFrame(
      content, filter: open.filter, layout: layout, columns: view.size.columns)
    guard area.frame.contains(column: column, row: row) else { return nil }
    let text = area.textArea(
      beside: page.pictures.isEmpty ? nil : page.pictureShare)
    guard text.contains(column: column, row: row) else { return .page }
    let rows = content.document.filtered(by: open.filter).visibleRows(
      cursor: open.cursor, rowCount: text.rows, width: text.columns)
    let offset = row - text.row
    return rows.indices.contains(offset) ? .pageItem(rows[offset].item) : .page
  }

  private func paneHit(_ layout: ExplorerLayout, _ column: Int, _ row: Int) -> ExplorerHit {
    // Neighbours share frame lines, so a cell may be inside one pane and on the frame of another.
    // The inside counts.
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
      cursor: cursors[slot.pane], rowCount: area.rows, width: area.columns)
    let offset = row - area.row
    return .pane(slot.pane, item: rows.indices.contains(offset) ? rows[offset].item : nil)
  }

  /// The element drawn at a cell, or the nearest around it that can be selected.
  private func appItem(in area: CellRectangle, _ column: Int, _ row: Int) -> Int? {
    let screen = memory.drawing.screen(
      run.state.screen, columns: area.columns, rows: area.rows,
      palette: preferences.theme.screenPalette,
      highlighting: selectedElementID)
    guard let index = screen.element(atColumn: column - area.column, row: row - area.row) else {
      return nil
    }
    let items = appPane.elements.map(\.id)
    return run.state.screen.path(to: index).reversed().lazy
      .compactMap { items.firstIndex(of: run.state.screen.elements[$0].id) }.first
  }
}
