import TerminalModel

/// Lines between panes, for the mouse.
extension ExplorerLayout {
  /// The line between panes that runs through a cell, if it can be moved.
  func divider(column: Int, row: Int) -> PaneDivider? {
    let found = dividers.filter { divider in
      switch divider.name {
      case .appRight: isRight(of: .picture, divider, column, row)
      case .pagesRight: isRight(of: .parts, divider, column, row)
      case .sourceRight: isRight(of: .sources, divider, column, row)
      case .appBottom, .pagesBottom, .chainBottom, .liveTop:
        divider.position == row
          && slots.contains { $0.frame.row == row && $0.frame.columnRange.contains(column) }
      }
    }
    return found.first
  }

  private func isRight(
    of place: Pane.Place, _ divider: PaneDivider, _ column: Int, _ row: Int
  ) -> Bool {
    guard divider.position == column, let slot = slot(at: place) else { return false }
    return row >= slot.frame.row && row < slot.frame.row + slot.frame.rows
  }
}
