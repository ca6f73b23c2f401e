extension PixelColor {
  /// The colour of a cell.
  package var terminalColor: TerminalColor { .rgb(red: red, green: green, blue: blue) }
}
