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
    var wrapped = WrappedText(within: maximumWidth.map { max($0, metrics.size) } ?? .infinity)
    if !wrapSimply(text, size: metrics.size, into: &wrapped) {
      for character in text {
        if character == "\n" {
          wrapped.endParagraph()
        } else {
          wrapped.add(advance(of: character) * metrics.size, endsWord: breaksAfter(character))
        }
      }
    }
    wrapped.endParagraph()
    var lines = wrapped.lines
    if let lineLimit, lineLimit > 0 { lines = min(lines, lineLimit) }
    return CGSize(
      width: rounded(wrapped.width), height: height(CGFloat(max(1, lines)) * metrics.textHeight))
  }

  /// What the characters of ASCII take, by their numbers: most texts have no others.
  private static let simple = (0..<128).map { number in
    let character = Character(Unicode.Scalar(UInt8(number)))
    return (advance: advance(of: character), endsWord: breaksAfter(character))
  }

  /// Wraps a text whose characters are one byte each.
  ///
  /// - Returns: Whether it is such a text.
  private static func wrapSimply(
    _ text: String, size: CGFloat, into wrapped: inout WrappedText
  ) -> Bool {
    // The two bytes of a line's end in other systems are one character.
    let returnByte = UInt8(ascii: "\r")
    guard text.utf8.allSatisfy({ $0 < 128 && $0 != returnByte }) else { return false }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        wrapped.endParagraph()
      } else {
        let character = simple[Int(byte)]
        wrapped.add(character.advance * size, endsWord: character.endsWord)
      }
    }
    return true
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

  /// Heights are kept to the 1024ths that are nearest to thirds.
  ///
  /// Thirds have no end in binary numbers; these add up to the same whichever way they are added, so
  /// that what stands side by side has equal frames.
  static func height(_ length: CGFloat) -> CGFloat { (rounded(length) * 1024).rounded() / 1024 }
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
    let line = font.metrics(at: typeSize).textHeight
    if reservedLines > 1 {
      size.height = max(size.height, TextMeasure.height(CGFloat(reservedLines) * line))
    }
    if lineSpacing != 0, line > 0 {
      size.height += lineSpacing * ((size.height / line).rounded() - 1)
    }
    return size
  }

  /// The leading of the font, to the next pixel.
  ///
  /// In a dump of iOS 17 on GitHub footnotes follow text and each other at 2.67 points: the leading of
  /// the lower text, as audits of SwiftUI find it (OpenSwiftUI, `Spacing.TextMetrics`). A font of no
  /// style has none.
  func textLeading(_ children: [LayoutItem]) -> CGFloat? {
    TextMeasure.height(font.metrics(at: typeSize).leading)
  }
}
