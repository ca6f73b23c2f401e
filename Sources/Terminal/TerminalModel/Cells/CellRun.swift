/// Neighbouring cells of one row that must be drawn again.
package struct CellRun: Hashable, Sendable {
  /// The row, from the top, from 0.
  package var row: Int
  /// The columns; never starts or ends inside a wide cell.
  package var columns: Range<Int>

  /// Creates a run.
  package init(row: Int, columns: Range<Int>) {
    self.row = row
    self.columns = columns
  }
}
