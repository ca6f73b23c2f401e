/// Text to type, taken apart into what is typed and keys that are pressed.
enum TypedText {
  /// A part of a text.
  enum Part: Hashable {
    /// Characters, a line feed for return among them.
    case text(String)
    /// A key that types nothing, as the raw value of its `XCUIKeyboardKey`.
    case key(String)
  }

  private static let names: [XCUIKeyboardKey: String] = [
    .delete: "⌫", .return: "↩", .enter: "⌤", .tab: "⇥", .space: "␣", .escape: "⎋",
    .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .forwardDelete: "⌦",
    .home: "↖", .end: "↘", .pageUp: "⇞", .pageDown: "⇟",
  ]

  /// The parts of a text in their order.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var run = ""
    func endRun() {
      if !run.isEmpty { parts.append(.text(run)) }
      run = ""
    }
    for character in text {
      switch character {
      case "\u{3}": run.append("\n")
      case _ where isKey(character):
        endRun()
        parts.append(.key(String(character)))
      default: run.append(character)
      }
    }
    endRun()
    return parts
  }

  /// A key as the log names it: itself, or the sign on the key.
  static func name(ofKey key: String) -> String {
    names[XCUIKeyboardKey(rawValue: key)] ?? key
  }

  /// Whether a character stands for a key that types nothing: AppKit's function keys, tabulator and
  /// escape.
  private static func isKey(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0xF700...0xF8FF).contains(scalar.value) || scalar.value == 0x1B || scalar.value == 0x9
  }
}
