import Glibc
public import TerminalModel

extension CellGrid {
  /// What must be drawn to turn another frame into this one; everything when sizes differ.
  ///
  /// A wide cell is drawn whole or not at all, in either frame: overwriting half of one makes
  /// terminals blank the other half.
  public func changes(since old: CellGrid?) -> [CellRun] {
    guard let old, old.columns == columns, old.rows == rows else {
      return columns == 0 ? [] : (0..<rows).map { CellRun(row: $0, columns: 0..<columns) }
    }
    let changed = (0..<rows).filter { !lines[$0].hasSameBytes(as: old.lines[$0]) }
    return changed.flatMap { changes(inRow: $0, since: old) }
  }

  /// How many cells the grapheme at a position takes: 2 when the next cell continues it.
  public func cellWidth(column: Int, row: Int) -> Int {
    column + 1 < columns && self[column + 1, row].isContinuation ? 2 : 1
  }

  /// The changed runs of one row of two frames of the same size.
  private func changes(inRow row: Int, since old: CellGrid) -> [CellRun] {
    var changed = (0..<columns).map { self[$0, row] != old[$0, row] }
    var grew = true
    while grew {
      grew = false
      for column in changed.indices.dropFirst() where changed[column] != changed[column - 1] {
        let isJoined = self[column, row].isContinuation || old[column, row].isContinuation
        guard isJoined else { continue }
        changed[column] = true
        changed[column - 1] = true
        grew = true
      }
    }
    var runs: [CellRun] = []
    var column = 0
    while column < columns {
      guard changed[column] else {
        column += 1
        continue
      }
      let end = changed[column...].firstIndex(of: false) ?? columns
      runs.append(CellRun(row: row, columns: column..<end))
      column = end
    }
    return runs
  }
}

extension [Cell] {
  /// Whether two rows of one length are equal, which costs nothing where frames share them.
  fileprivate func hasSameBytes(as other: [Cell]) -> Bool {
    withUnsafeBytes { cells in
      other.withUnsafeBytes { other in
        guard let cells = cells.baseAddress, let old = other.baseAddress else { return true }
        return cells == old || memcmp(cells, old, other.count) == 0
      }
    }
  }
}
