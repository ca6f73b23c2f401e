/// Where lines of a text may end.
enum TextWords {
  /// A line without the spaces at its end.
  static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The parts of a text between which a line may end: words with the spaces after them, and
  /// ideographs.
  static func words(of text: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      let isWide = character.isIdeograph
      if isWide, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(character)
      if isWide || character == " " || character == "-" {
        words.append(word)
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}

extension Character {
  /// Whether a line may end before and after it.
  fileprivate var isIdeograph: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
