import Foundation

/// Where a text stands in its frame.
enum TextPlacement {
  case leading
  case center
  case trailing
}

extension Canvas {
  /// The width of a text, in points.
  mutating func width(of text: some StringProtocol, _ style: TextStyle) -> Double {
    var units = 0.0
    for character in text { units += advance(of: character) }
    return units * style.size / GlyphTable.unitsPerEm
  }

  /// Writes a text in one line at the middle of a frame's height.
  ///
  /// A text that is a little too wide is set smaller; one that is far too wide ends in "…".
  mutating func write(
    _ text: String, in frame: CGRect, _ style: TextStyle, _ placement: TextPlacement = .leading
  ) {
    // A line of a screen holds far less.
    var text = String(text.prefix(500).map { $0.isNewline ? " " : $0 })
    var style = style
    let room = Double(frame.size.width)
    guard !text.isEmpty, room > 0, room < 100_000, !PixelArea(frame, scale: scale).isEmpty else {
      return
    }
    let natural = width(of: text, style)
    if natural > room {
      style.size *= max(0.82, room / natural)
      if natural * 0.82 > room { text = truncated(text, to: room, style) }
    }
    let width = width(of: text, style)
    let x: Double
    switch placement {
    case .leading: x = Double(frame.origin.x)
    case .center: x = Double(frame.origin.x) + (room - width) / 2
    case .trailing: x = Double(frame.origin.x) + room - width
    }
    // The middle of small letters and capitals lies at 11.5 units of a line of 20.
    let y = Double(frame.midY) - style.size * 11.5 / GlyphTable.unitsPerEm
    clipped(to: frame.inset(x: -1, y: -2)) { $0.put(text, x: x, y: y, style) }
  }

  /// Writes a text in as many lines as its frame has room for.
  mutating func writeLines(
    _ text: String, in frame: CGRect, _ style: TextStyle, _ placement: TextPlacement = .leading
  ) {
    let bounded = String(text.prefix(4000))
    let height = Double(frame.size.height)
    guard height > 0, height < 100_000 else { return }
    var style = style
    var lines: [String] = []
    // The size is not among the attributes: it follows from the room and the number of lines.
    for count in 1...40 {
      let size = min(style.size, height / Double(count) / 1.18)
      guard size >= 8 || count == 1 else { break }
      style.size = size
      lines = wrapped(bounded, to: Double(frame.size.width) + 0.5, style)
      if lines.count <= count { break }
    }
    let room = max(1, Int(height / (style.size * 1.15)))
    if lines.count > room {
      lines = Array(lines.prefix(room))
      lines[room - 1] += "…"
    }
    let lineHeight = height / Double(max(1, lines.count))
    let pitch = min(lineHeight, style.size * 1.25)
    let top = Double(frame.midY) - pitch * Double(lines.count) / 2
    for (index, line) in lines.enumerated() {
      let place = CGRect(
        x: Double(frame.origin.x), y: top + pitch * Double(index), width: Double(frame.size.width),
        height: pitch)
      write(line, in: place, style, placement)
    }
  }

  /// The height that a text takes in lines of a width, in points.
  mutating func height(of text: String, width: Double, _ style: TextStyle) -> Double {
    Double(wrapped(String(text.prefix(4000)), to: width, style).count) * style.size * 1.22
  }

  private mutating func wrapped(_ text: String, to width: Double, _ style: TextStyle) -> [String] {
    let room = width / style.size * GlyphTable.unitsPerEm / 0.9
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      var used = 0.0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        var units = 0.0
        for character in word { units += advance(of: character) }
        let gap = line.isEmpty ? 0 : advance(of: " ")
        if !line.isEmpty, used + gap + units > room {
          lines.append(line)
          line = ""
          used = 0
        }
        if units > room {
          // A word wider than a line is broken wherever the line ends, as ideographs are.
          if !line.isEmpty { line += " " }
          for character in word {
            let advance = advance(of: character)
            if used + advance > room, !line.isEmpty {
              lines.append(line)
              line = ""
              used = 0
            }
            line.append(character)
            used += advance
          }
        } else {
          line += (line.isEmpty ? "" : " ") + word
          used += (used > 0 ? gap : 0) + units
        }
      }
      lines.append(line)
    }
    return lines
  }

  private mutating func truncated(_ text: String, to width: Double, _ style: TextStyle) -> String {
    let room = width * GlyphTable.unitsPerEm / style.size - advance(of: "…")
    var used = 0.0
    var result = ""
    for character in text {
      used += advance(of: character)
      if used > room { break }
      result.append(character)
    }
    return result + "…"
  }

  /// Space that a character takes, in units of the font.
  private mutating func advance(of character: Character) -> Double {
    if character == " " || character == "\u{A0}" { return 5.5 }
    if let glyph = glyphs.glyph(of: character) { return glyph.advance }
    return character.isWide ? GlyphTable.unitsPerEm : 13
  }

  /// Puts characters side by side, from the top left corner of their line.
  private mutating func put(_ text: String, x: Double, y: Double, _ style: TextStyle) {
    let size = min(style.size, 200) * scale
    var units = 0.0
    for character in text {
      let left = x * scale + units * size / GlyphTable.unitsPerEm
      units += advance(of: character)
      guard left < Double(clip.maxX), character != " " else { continue }
      if let mask = glyphs.mask(of: character, size: size, isBold: style.isBold) {
        draw(mask, x: Int(pixels: left), y: Int(pixels: y * scale), style.color)
      } else {
        putNumber(of: character, x: left / scale, y: y, style)
      }
    }
  }

  /// Shows a character that has no glyph as a box with the digits of its code point.
  private mutating func putNumber(of character: Character, x: Double, y: Double, _ style: TextStyle)
  {
    guard let scalar = character.unicodeScalars.first,
      !character.isWhitespace, scalar.properties.generalCategory != .control
    else { return }
    let size = style.size
    let width = (character.isWide ? 1 : 0.65) * size
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let perRow = (padded.count + 1) / 2
    let box = CGRect(x: x, y: y + size * 0.12, width: width, height: size * 0.92).inset(size * 0.06)
    let line = max(0.5, size / 24)
    for edge in [
      CGRect(x: box.minX, y: box.minY, width: box.width, height: line),
      CGRect(x: box.minX, y: box.maxY - line, width: box.width, height: line),
      CGRect(x: box.minX, y: box.minY, width: line, height: box.height),
      CGRect(x: box.maxX - line, y: box.minY, width: line, height: box.height),
    ] { fill(edge, style.color) }
    let rows = [padded.prefix(perRow), padded.dropFirst(perRow)]
    let digitSize = min(
      size * 0.42, (Double(box.width) - 2 * line) / Double(perRow) * GlyphTable.unitsPerEm / 10.5)
    for (row, digits) in rows.enumerated() {
      let tiny = TextStyle(size: digitSize, color: style.color)
      let wide = self.width(of: digits, tiny)
      let middle = Double(box.minY) + Double(box.height) * (row == 0 ? 0.28 : 0.73)
      put(
        String(digits), x: Double(box.midX) - wide / 2,
        y: middle - digitSize * 11 / GlyphTable.unitsPerEm, tiny)
    }
  }
}

extension Character {
  /// Whether fonts give it a whole square: ideographs, kana, Hangul, full-width forms, emoji.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x3FFFD:
      return true
    default: return scalar.properties.isEmojiPresentation
    }
  }
}
