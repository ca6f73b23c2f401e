/// Something that a person or a script gives where an explorer is shown.
package enum TerminalInput: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Something was done with the mouse.
  case mouse(MouseEvent)
  /// Text was pasted, from where a terminal tells that from typing.
  case paste(String)
  /// The terminal has a new size.
  case resized(TerminalSize)
  /// A line of text, from where there are no keys.
  case line(String)
}
