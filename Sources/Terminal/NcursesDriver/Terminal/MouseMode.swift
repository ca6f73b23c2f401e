import CNcurses

/// The modes in which a terminal reports what the mouse does.
enum MouseMode {
  /// Presses and releases, and moves with a button held, in decimal numbers where it can.
  private static let modes = [1000, 1002, 1006]

  /// Whether the terminal's description knows of a mouse: others might show what they are sent.
  static var isKnown: Bool { cnc_capability("kmous") != nil || cnc_capability("XM") != nil }

  /// What is written to have the mouse reported.
  static let on = Array(modes.map { "\u{1B}[?\($0)h" }.joined().utf8)
  /// What is written to leave the mouse to the terminal; harmless when it is.
  ///
  /// The mode of moves without a button, which we never set, may have been left on by another
  /// program.
  static let off = Array([1006, 1003, 1002, 1000].map { "\u{1B}[?\($0)l" }.joined().utf8)
}
