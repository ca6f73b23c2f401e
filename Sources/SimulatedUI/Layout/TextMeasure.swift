/// Estimates how much space text takes.
///
/// There are no font files here, so advances come from a table of character classes that is close
/// to San Francisco's widths. What matters is that the same text always has the same size, and that
/// long text wraps where it would on a phone, give or take a word.
enum TextMeasure {
  /// The size of text within a width.
  static func size(
    of text: String, font: Font, at typeSize: DynamicTypeSize = .large,
    maximumWidth: CGFloat?, lineLimit: Int?
  ) -> CGSize {
    let metrics = font.metrics(at: typeSize)
    var lines = 0
    var widest: CGFloat = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let (count, width) = wrap(paragraph, size: metrics.size, within: maximumWidth)
      lines += count
      widest = max(widest, width)
    }
    if let lineLimit, lineLimit > 0 { lines = min(lines, lineLimit) }
    return CGSize(width: rounded(widest), height: CGFloat(max(1, lines)) * metrics.lineHeight)
  }

  /// Counts lines and the widest of them.
  private static func wrap(
    _ paragraph: Substring, size: CGFloat, within limit: CGFloat?
  ) -> (lines: Int, width: CGFloat) {
    let limit = limit.map { max($0, size) } ?? .infinity
    var lines = 1
    var widest: CGFloat = 0
    var line: CGFloat = 0
    var word: CGFloat = 0
    for character in paragraph {
      let advance = advance(of: character) * size
      word += advance
      if line + word > limit + 0.01 {
        if line > 0 {
          lines += 1
          widest = max(widest, line)
          line = 0
        }
        // A word longer than a line is broken.
        while word > limit + 0.01 && word > advance {
          lines += 1
          widest = max(widest, word - advance)
          word = advance
        }
      }
      if breaksAfter(character) {
        line += word
        word = 0
      }
    }
    return (lines, min(limit, max(widest, line + word)))
  }

  /// Whether a line may end after a character: spaces, hyphens and anything ideographic.
  private static func breaksAfter(_ character: Character) -> Bool {
    character == " " || character == "-" || isWide(character)
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// The advance of a character in units of the font size.
  private static func advance(of character: Character) -> CGFloat {
    if isWide(character) { return 1 }
    switch character {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": return 0.26
    case " ", "f", "t", "r", "(", ")", "[", "]", "-", "/": return 0.34
    case "m", "w", "M", "W", "@", "%": return 0.86
    case "A"..."Z": return 0.66
    case "0"..."9": return 0.62
    default: return 0.54
    }
  }

  /// Sizes are kept to thirds of a point, the pixels of a phone.
  private static func rounded(_ length: CGFloat) -> CGFloat { (length * 3).rounded(.up) / 3 }
}

/// Lays out a run of text.
struct TextRule: LayoutRule {
  let text: String
  let font: Font
  let lineLimit: Int?
  /// How large the person wants text to be.
  var typeSize = DynamicTypeSize.large
  /// How many lines are taken at least.
  var reservedLines = 0
  /// Points between lines.
  var lineSpacing: CGFloat = 0
  /// Points between letters.
  var kerning: CGFloat = 0

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    var size = TextMeasure.size(
      of: text, font: font, at: typeSize, maximumWidth: proposal.width, lineLimit: lineLimit)
    if kerning != 0 {
      size.width = max(0, size.width + kerning * CGFloat(text.count))
      if let width = proposal.width { size.width = min(size.width, max(width, 0)) }
    }
    let line = font.metrics(at: typeSize).lineHeight
    if reservedLines > 1 { size.height = max(size.height, CGFloat(reservedLines) * line) }
    if lineSpacing != 0, line > 0 { size.height += lineSpacing * (size.height / line - 1) }
    return size
  }
}
