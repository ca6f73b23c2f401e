/// Neighbouring cells of one row that must be drawn again.
public struct CellRun: Hashable, Sendable {
  /// The row, from the top, from 0.
  public var row: Int
  /// The columns; never starts or ends inside a wide cell.
  public var columns: Range<Int>

  /// Creates a run.
  public init(row: Int, columns: Range<Int>) {
    self.row = row
    self.columns = columns
  }
}
