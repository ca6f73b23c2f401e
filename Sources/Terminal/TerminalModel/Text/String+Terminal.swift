extension String {
  /// The text with everything that would steer a terminal, or leave columns in doubt, replaced.
  ///
  /// Control characters become their pictures (`␛`), directions, joiners and other invisible ones
  /// become `�`. Use it on everything that comes from a person's sources, app or files.
  package var terminalSafe: String {
    isCommon ? self : TerminalGlyph.glyphs(of: self).map(\.text).joined()
  }

  /// Cells the text takes in a terminal.
  package var terminalWidth: Int {
    var width = 0
    for scalar in unicodeScalars {
      guard let common = scalar.commonWidth else {
        return TerminalGlyph.glyphs(of: self).reduce(0) { $0 + $1.width }
      }
      width += common
    }
    return width
  }

  /// Whether it is nothing but scalars of which little has to be known, and so safe.
  var isCommon: Bool { unicodeScalars.allSatisfy { $0.commonWidth != nil } }

  /// The safe text, cut to a width with `…` where something is missing.
  ///
  /// - Parameters:
  ///   - width: The most cells it may take; a wide glyph is never cut in half.
  ///   - keepsPictures: Whether joined emoji stay whole, in a text to be written into cells.
  /// - Returns: The text, at most that wide.
  package func truncated(toWidth width: Int, keepsPictures: Bool = false) -> String {
    guard width > 0 else { return "" }
    if utf8.count <= width, isCommon { return self }
    var result = ""
    var used = 0
    // The text at the last point that leaves room for the ellipsis.
    var shortened = ""
    // Every character takes a cell at least, so no more of a long text has to be looked at.
    for glyph in TerminalGlyph.glyphs(of: String(prefix(width + 1))) {
      if used + glyph.width > width { return shortened + "…" }
      let text = keepsPictures ? glyph.picture ?? glyph.text : glyph.text
      if used + glyph.width <= width - 1 { shortened = result + text }
      result += text
      used += glyph.width
    }
    return result
  }

  /// The safe text, cut or filled with blanks to exactly a width.
  package func padded(toWidth width: Int, alignment: TextAlignment = .leading) -> String {
    let text = truncated(toWidth: width)
    let missing = max(0, width - text.terminalWidth)
    switch alignment {
    case .leading: return text + String(repeating: " ", count: missing)
    case .trailing: return String(repeating: " ", count: missing) + text
    case .center:
      let before = missing / 2
      return String(repeating: " ", count: before) + text
        + String(repeating: " ", count: missing - before)
    }
  }

  /// The safe text in lines of at most a width, broken at blanks where there are some.
  ///
  /// - Parameters:
  ///   - width: The most cells a line may take.
  ///   - limit: The most lines returned; the last one ends in `…` when text is missing.
  ///   - keepsPictures: Whether joined emoji stay whole, in a text to be written into cells.
  /// - Returns: The lines.
  package func wrapped(
    toWidth width: Int, limit: Int = .max, keepsPictures: Bool = false
  ) -> [String] {
    func text(_ glyphs: some Sequence<TerminalGlyph>) -> String {
      glyphs.map { keepsPictures ? $0.picture ?? $0.text : $0.text }.joined()
    }
    guard width > 0, limit > 0 else { return [] }
    var lines: [String] = []
    let isBounded = limit < 1_000 && width < 1_000
    let source = isBounded ? prefix((width + 2) * (limit + 1)) : self[...]
    for paragraph in source.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: [TerminalGlyph] = []
      var used = 0
      for glyph in TerminalGlyph.glyphs(of: String(paragraph)) {
        if used + glyph.width > width {
          // Between wide glyphs, which are written without blanks, a line may end anywhere.
          let isAtBlank = glyph.text == " " || glyph.width == 2 || line.last?.width == 2
          let cut =
            isAtBlank ? nil : line.lastIndex { $0.text == " " }.flatMap { $0 > 0 ? $0 : nil }
          let rest = cut.map { Array(line[($0 + 1)...]) } ?? []
          lines.append(text(line[..<(cut ?? line.count)]))
          line = rest
          used = rest.reduce(0) { $0 + $1.width }
          if line.isEmpty, glyph.text == " " { continue }
        }
        line.append(glyph)
        used += glyph.width
      }
      lines.append(text(line))
    }
    guard lines.count > limit else { return lines }
    let last = (lines[limit - 1] + " …").truncated(
      toWidth: width, keepsPictures: keepsPictures)
    return lines[..<(limit - 1)] + [last]
  }
}

/// Where text stands in a wider space.
package enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}
