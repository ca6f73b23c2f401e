import Glibc

extension CellGrid {
  /// What must be drawn to turn another frame into this one; everything when sizes differ.
  ///
  /// A wide cell is drawn whole or not at all, in either frame: overwriting half of one makes
  /// terminals blank the other half.
  package func changes(since old: CellGrid?) -> [CellRun] {
    guard let old, old.columns == columns, old.rows == rows else {
      return columns == 0 ? [] : (0..<rows).map { CellRun(row: $0, columns: 0..<columns) }
    }
    var runs: [CellRun] = []
    for row in 0..<rows {
      let (cells, oldCells) = (lines[row], old.lines[row])
      if cells.hasSameBytes(as: oldCells) { continue }
      for columns in cells.changes(since: oldCells) {
        runs.append(CellRun(row: row, columns: columns))
      }
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

  /// The columns in which two rows of one length differ, none of which cuts a wide cell.
  fileprivate func changes(since old: [Cell]) -> [Range<Int>] {
    func isJoined(_ column: Int) -> Bool {
      self[column].isContinuation || old[column].isContinuation
    }
    var ranges: [Range<Int>] = []
    var column = 0
    while column < count {
      guard self[column] != old[column] else {
        column += 1
        continue
      }
      var start = column
      while start > 0, isJoined(start) { start -= 1 }
      var end = column + 1
      while end < count, self[end] != old[end] || isJoined(end) { end += 1 }
      if let last = ranges.last, last.upperBound >= start {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
      column = end
    }
    return ranges
  }
}
