import TerminalModel

extension CellGrid {
  /// A cell that would steer a terminal, or take other columns than its own; nil in a safe frame.
  var unsafeCell: Cell? {
    for (place, cell) in cells.enumerated() where !cell.text.isEmpty {
      let next = place + 1
      let isWide = !next.isMultiple(of: columns) && cells[next].text.isEmpty
      if cell.text.terminalSafe != cell.text || cell.text.terminalWidth != (isWide ? 2 : 1) {
        return cell
      }
    }
    return nil
  }
}
