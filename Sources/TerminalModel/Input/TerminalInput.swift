/// Something that comes from the terminal.
public enum TerminalInput: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A mouse button was pressed at a cell.
  case mouse(column: Int, row: Int)
  /// The terminal has a new size.
  case resized(TerminalSize)
}
