/// Something that comes from the terminal.
public enum TerminalInput: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Something was done with the mouse.
  case mouse(MouseEvent)
  /// The terminal has a new size.
  case resized(TerminalSize)
}
