/// A colour that a terminal can show.
package enum TerminalColor: Hashable, Sendable {
  /// An entry of the 256-colour palette.
  case indexed(UInt8)
  /// An exact colour, brought to the nearest one that the terminal has.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
