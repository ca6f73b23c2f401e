import CNcurses

/// Brings graphemes to what terminals agree on: one spacing character a cell, with combining ones.
enum GraphemeParts {
  /// A spacing character with the combining ones after it.
  struct Part: Equatable {
    /// The characters.
    var scalars: [Unicode.Scalar]
    /// Cells it takes.
    var width: Int
  }

  /// Combining characters of which terminals keep no more in a cell.
  private static let combiningLimit = 4

  /// The parts whose widths add up to the grapheme's.
  ///
  /// Emoji made of several pictures are cut to the first one, which is how terminals that do not
  /// know the combination begin them too. What the C library holds for narrower than the frame does
  /// is filled up with a blank; what it holds for wider is replaced.
  static func parts(of text: String, width: Int, showsUnicode: Bool) -> [Part] {
    var parts: [Part] = []
    var total = 0
    for scalar in text.unicodeScalars {
      let shown = showsUnicode ? scalar : asciiSubstitute(for: scalar)
      let cells = Int(cnc_width(wchar_t(bitPattern: shown.value)))
      if cells == 0, let last = parts.indices.last {
        if parts[last].scalars.count <= combiningLimit { parts[last].scalars.append(shown) }
      } else if cells > 0 {
        guard total + cells <= width else { break }
        parts.append(Part(scalars: [shown], width: cells))
        total += cells
      }
    }
    // A joiner whose other side was cut would join the next cell.
    for index in parts.indices where parts[index].scalars.last == "\u{200D}" {
      parts[index].scalars.removeLast()
    }
    if parts.isEmpty, text.unicodeScalars.contains(where: { $0 != " " }) {
      parts = [Part(scalars: ["?"], width: 1)]
      total = 1
    }
    while total < width {
      parts.append(Part(scalars: [" "], width: 1))
      total += 1
    }
    return parts
  }

  /// What stands for a character where only ASCII can be shown.
  static func asciiSubstitute(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    switch scalar.value {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x2550: return "-"
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x2551: return "|"
    case 0x250C...0x257F: return "+"
    case 0x2580...0x259F: return "#"
    default: break
    }
    return switch scalar {
    case "▶", "▸", "›", "»", "→": ">"
    case "◀", "◂", "‹", "«", "←": "<"
    case "▾", "▼", "↓": "v"
    case "▴", "▲", "↑": "^"
    case "✓", "✔", "●", "•", "■": "*"
    case "✗", "✘", "×": "x"
    case "○", "◦", "□": "o"
    case "…", "·": "."
    case "—", "–", "─": "-"
    case "\u{200D}", "\u{FE0F}": " "
    default: "?"
    }
  }
}
