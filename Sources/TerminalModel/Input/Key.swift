/// A key a person presses, whatever terminal it comes from.
public enum Key: Hashable, Sendable {
  /// A printable character.
  case character(Character)
  /// A letter with the control key held, in lower case.
  case control(Character)
  /// A function key, from 1.
  case function(Int)
  case enter, escape, tab, backTab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
}

/// Something that comes from the terminal.
public enum TerminalInput: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A mouse button was pressed at a cell.
  case mouse(column: Int, row: Int)
  /// The terminal has a new size.
  case resized(TerminalSize)
}

/// Size of a terminal in cells.
public struct TerminalSize: Hashable, Sendable {
  /// Cells in a row.
  public var columns: Int
  /// Rows.
  public var rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
