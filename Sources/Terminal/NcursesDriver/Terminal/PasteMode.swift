import CNcurses

/// The mode in which a terminal marks where pasted text begins and ends.
enum PasteMode {
  /// Whether the terminal has it: by its description, or as one of those that have a mouse, which
  /// leave modes alone that they do not know.
  static var isKnown: Bool { cnc_capability("BE") != nil || MouseMode.isKnown }

  /// What is written to have it marked; nothing where the terminal might show it.
  static var on: [UInt8] { isKnown ? Array("\u{1B}[?2004h".utf8) : [] }
  /// What is written to have it sent as if it were typed.
  static var off: [UInt8] { isKnown ? Array("\u{1B}[?2004l".utf8) : [] }
}
