/// A key a person presses, whatever terminal it comes from.
package enum Key: Hashable, Sendable {
  /// A printable character.
  case character(Character)
  /// A letter with the control key held, in lower case.
  case control(Character)
  /// A function key, from 1.
  case function(Int)
  case enter, escape, tab, backTab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
}
