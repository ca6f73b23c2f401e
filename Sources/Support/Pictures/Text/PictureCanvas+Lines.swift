package import Foundation

extension PictureCanvas {
  /// Writes a text in as many lines as its frame has room for.
  package func writeLines(
    _ text: String, in frame: CGRect, _ style: TextStyle, _ placement: TextPlacement = .leading
  ) {
    let bounded = String(text.prefix(4000))
    let height = Double(frame.size.height)
    guard height > 0, height < 100_000 else { return }
    var style = style
    var lines: [String] = []
    // Where nothing says the size, it follows from the room and the number of lines.
    for count in 1...40 {
      let size = min(style.font.size, height / Double(count) / Self.lineHeight * 1.01)
      guard size >= 8 || count == 1 else { break }
      style.font.size = size
      lines = wrapped(bounded, to: Double(frame.size.width) + 0.5, style)
      if lines.count <= count { break }
    }
    let room = max(1, Int(height / (style.font.size * 1.15)))
    if lines.count > room {
      lines = Array(lines.prefix(room))
      lines[room - 1] += "…"
    }
    let pitch = min(height / Double(max(1, lines.count)), style.font.size * 1.25)
    let top = Double(frame.midY) - pitch * Double(lines.count) / 2
    for (index, line) in lines.enumerated() {
      let place = CGRect(
        x: Double(frame.origin.x), y: top + pitch * Double(index), width: Double(frame.size.width),
        height: pitch)
      write(line, in: place, style, placement)
    }
  }

  /// The height that a text takes in lines of a width, in points.
  package func height(of text: String, width: Double, _ style: TextStyle) -> Double {
    Double(wrapped(String(text.prefix(4000)), to: width, style).count) * style.font.size
      * Self.lineHeight
  }

  /// How high a line is, in parts of the font size.
  private static var lineHeight: Double { (1950.0 + 494.0) / 2048 }

  /// The lines of a text; what is a little too wide is set narrower.
  private func wrapped(_ text: String, to width: Double, _ style: TextStyle) -> [String] {
    let room = width / 0.88
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      for word in Self.words(of: paragraph) {
        let longer = line + word
        if self.width(of: Self.trimmed(longer), style) <= room {
          line = longer
          continue
        }
        if !line.isEmpty { lines.append(Self.trimmed(line)) }
        line = ""
        // A word wider than a line is broken wherever the line ends.
        for character in word {
          if !line.isEmpty, self.width(of: line + String(character), style) > room {
            lines.append(line)
            line = ""
          }
          line.append(character)
        }
      }
      lines.append(Self.trimmed(line))
    }
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The parts of a text between which a line may end: words with the spaces after them, and
  /// ideographs.
  private static func words(of text: Substring) -> [String] {
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
