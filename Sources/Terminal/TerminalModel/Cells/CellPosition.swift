/// A position in a grid, from the top left, from 0.
public struct CellPosition: Hashable, Sendable {
  /// Column.
  public var column: Int
  /// Row.
  public var row: Int

  /// Creates a position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
