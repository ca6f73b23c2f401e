/// One piece of text that a terminal draws in one or two cells: a spacing character and the marks
/// on it.
///
/// A terminal places scalars, not graphemes: of a family emoji some draw one picture and some four.
/// So that columns agree everywhere, a grapheme of several spacing scalars is reduced to what every
/// terminal draws alike.
package struct TerminalGlyph: Hashable, Sendable {
  /// The text; never a control character.
  package let text: String
  /// Cells it takes: 1 or 2.
  package let width: Int
  /// The whole emoji where `text` is but the first of several joined pictures, or one without the
  /// tone of its skin: for pictures of a screen, whose writers draw it within the same cells.
  package let picture: String?

  /// Most scalars of a joined emoji; the longest that Unicode recommends has ten.
  private static let pictureLimit = 10

  private init(text: String, width: Int, picture: String? = nil) {
    self.text = text
    self.width = width
    self.picture = picture
  }

  /// Marks kept on one character; more than a terminal's cell can hold only push text around.
  private static let markLimit = 4

  /// Cuts text into glyphs, with everything that would steer the terminal replaced visibly.
  package static func glyphs(of text: String) -> [TerminalGlyph] {
    var result: [TerminalGlyph] = []
    result.reserveCapacity(text.utf8.count)
    if text.isCommon {
      for scalar in text.unicodeScalars { result.append(glyph(ofCommon: scalar)) }
      return result
    }
    for character in text {
      if let scalar = character.onlyScalar, scalar.commonWidth != nil {
        result.append(glyph(ofCommon: scalar))
      } else {
        append(character, to: &result)
      }
    }
    return result
  }

  private static func glyph(ofCommon scalar: Unicode.Scalar) -> TerminalGlyph {
    scalar.isASCII
      ? printable[Int(scalar.value) - 0x20]
      : TerminalGlyph(text: String(scalar), width: scalar.commonWidth ?? 1)
  }

  /// The glyphs of printable ASCII, from the blank on: most of what is drawn.
  private static let printable = (UInt8(0x20)..<0x7F).map {
    TerminalGlyph(text: String(UnicodeScalar($0)), width: 1)
  }

  private static func append(_ character: Character, to result: inout [TerminalGlyph]) {
    var base: Unicode.Scalar?
    var marks = ""
    var markCount = 0
    var isReduced = false
    func finished() -> TerminalGlyph? {
      base.map {
        let width = WideScalars.contains($0) ? 2 : 1
        let picture = isReduced && width == 2 && isPicture(character) ? String(character) : nil
        return TerminalGlyph(text: String($0) + marks, width: width, picture: picture)
      }
    }
    for scalar in character.unicodeScalars {
      if scalar == "\u{200D}", base?.properties.isEmoji == true {
        // The first picture stands for the whole of a joined emoji.
        isReduced = true
        break
      }
      if scalar.properties.isEmojiModifier, base?.properties.isEmojiModifierBase == true {
        isReduced = true
        continue
      }
      if isVariationSelector(scalar), base != nil { continue }
      if isMark(scalar), base != nil {
        markCount += 1
        if markCount <= markLimit { marks.unicodeScalars.append(scalar) }
        continue
      }
      if let glyph = finished() { result.append(glyph) }
      (base, marks, markCount) = (visible(scalar), "", 0)
    }
    if let glyph = finished() { result.append(glyph) }
  }

  /// Whether a grapheme is nothing but emoji, joiners and selectors.
  private static func isPicture(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    return scalars.count <= pictureLimit
      && scalars.allSatisfy {
        $0 == "\u{200D}" || $0 == "\u{FE0F}" || ($0.value > 0xFF && $0.properties.isEmoji)
      }
  }

  /// Selectors ask for a text or emoji picture, about which terminals differ.
  private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    // Vowels and finals of conjoining Hangul are drawn into the syllable's two cells.
    default: (0x1160...0x11FF).contains(scalar.value)
    }
  }

  /// The scalar itself, or the picture of one that must not reach a terminal.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00...0x1F: return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: return "\u{2421}"
    case 0x1F1E6...0x1F1FF:
      // Flags are two of these, drawn as one picture or as two: show the letters of the country.
      return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) ?? "\u{FFFD}"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate,
      .privateUse, .nonspacingMark, .enclosingMark:
      return "\u{FFFD}"
    default:
      return isMark(scalar) || isVariationSelector(scalar) ? "\u{FFFD}" : scalar
    }
  }
}

extension Character {
  /// The scalar of a character that is made of one.
  fileprivate var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}

extension Unicode.Scalar {
  /// The cells of a scalar in the ranges that most texts are made of; nil for all others.
  ///
  /// Beside others of them each is a character of its own, and nothing has to be looked up. They are
  /// those of frames, and of English and Japanese texts.
  var commonWidth: Int? {
    switch value {
    case 0x20..<0x7F, 0x2500...0x25FC, 0x2600...0x2613, 0x2713...0x2717: 1
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: 2
    default: nil
    }
  }
}
