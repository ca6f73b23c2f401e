/// A position in a grid, from the top left, from 0.
package struct CellPosition: Hashable, Sendable {
  /// Column.
  package var column: Int
  /// Row.
  package var row: Int

  /// Creates a position.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
