import TerminalModel

extension CellGrid {
  /// A cell that would steer a terminal, or take other columns than its own; nil in a safe frame.
  var unsafeCell: Cell? {
    for line in (0..<rows).map(row) {
      for (column, cell) in line.enumerated() where !cell.isContinuation {
        let isWide = column + 1 < columns && line[column + 1].isContinuation
        if cell.text.terminalSafe != cell.text || cell.text.terminalWidth != (isWide ? 2 : 1) {
          return cell
        }
      }
    }
    return nil
  }
}
