/// Size of a terminal in cells.
package struct TerminalSize: Hashable, Sendable {
  /// Cells in a row.
  package var columns: Int
  /// Rows.
  package var rows: Int

  /// Creates a size.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
