/// Turns a line of text into glyphs: chooses fonts, and has HarfBuzz place what they have.
struct TextShaper {
  let faces: [FontFace]
  let libraries: PictureLibraries

  /// Characters of one font and one direction.
  private struct Piece {
    var text: String
    var face: FontFace
    var isRightToLeft: Bool
  }

  /// A line of text in a size in points.
  func line(_ text: String, size: Double) -> ShapedLine {
    var line = ShapedLine()
    for piece in ordered(pieces(of: text)) { append(piece, size: size, to: &line) }
    return line
  }

  private func pieces(of text: String) -> [Piece] {
    guard let first = faces.first, let emoji = faces.last else { return [] }
    var pieces: [Piece] = []
    for character in text {
      let isSpace = character.isWhitespace
      let isRightToLeft =
        character.isRightToLeft || (isSpace && pieces.last?.isRightToLeft == true)
      let face: FontFace
      if isSpace, let last = pieces.last, last.face.has(character) {
        face = last.face
      } else if character.isEmoji, emoji.has(character) {
        face = emoji
      } else {
        face = faces.first { $0.has(character) } ?? first
      }
      if let last = pieces.last, last.face === face, last.isRightToLeft == isRightToLeft {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(Piece(text: String(character), face: face, isRightToLeft: isRightToLeft))
      }
    }
    return pieces
  }

  /// The pieces from left to right: those of a language that is written from right to left stand the
  /// other way round where the line begins with one, and neighbours do everywhere.
  private func ordered(_ pieces: [Piece]) -> [Piece] {
    guard pieces.contains(where: \.isRightToLeft) else { return pieces }
    if pieces.first?.isRightToLeft == true { return pieces.reversed() }
    var ordered: [Piece] = []
    var place = 0
    while place < pieces.count {
      let end = pieces[place...].firstIndex { !$0.isRightToLeft } ?? pieces.count
      ordered += pieces[place..<end].reversed()
      if end < pieces.count { ordered.append(pieces[end]) }
      place = end + 1
    }
    return ordered
  }

  private func append(_ piece: Piece, size: Double, to line: inout ShapedLine) {
    let unit = size / piece.face.unitsPerEm
    var glyphs: [ShapedLine.Glyph] = []
    for glyph in libraries.harfBuzz.buffers.glyphs(of: piece.text, in: piece.face.shape) {
      glyphs.append(
        ShapedLine.Glyph(id: glyph.id, x: line.width + glyph.x * unit, y: -glyph.y * unit))
      line.width += glyph.advance * unit
    }
    line.runs.append(ShapedLine.Run(face: piece.face, glyphs: glyphs))
  }
}

extension Character {
  /// Whether it is written from right to left: Hebrew, Arabic and what is like them.
  fileprivate var isRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  /// Whether it is shown in colours: by itself, or as the mark after it asks for.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    if unicodeScalars.contains("\u{FE0F}") { return true }
    return first.properties.isEmojiPresentation && !unicodeScalars.contains("\u{FE0E}")
  }
}
