import TerminalModel

extension StyledLine {
  /// The line in rows of which nothing is left out.
  ///
  /// - Parameters:
  ///   - columns: How wide a row may be.
  ///   - indent: Columns that rows after the first begin with.
  /// - Returns: The rows; what stands at the right edge stays with the first.
  func wrapped(to columns: Int, indent: Int) -> [StyledLine] {
    guard columns > indent + 8, spans.reduce(0, { $0 + $1.text.terminalWidth }) > columns else {
      return [self]
    }
    let glyphs = spans.flatMap { span in
      TerminalGlyph.glyphs(of: span.text).map { (glyph: $0, role: span.role) }
    }
    var rows: [StyledLine] = []
    var rest = glyphs[...]
    while !rest.isEmpty {
      let start = rows.isEmpty ? 0 : indent
      let end = Self.end(of: rest.map(\.glyph), room: columns - start)
      var row = rows.isEmpty ? self : StyledLine()
      row.spans = start == 0 ? [] : [Span(text: String(repeating: " ", count: start), role: .text)]
      for (glyph, role) in rest.prefix(end) { row.append(glyph.text, role) }
      rows.append(row)
      rest = rest.dropFirst(end)
      if rest.first?.glyph.text == " " { rest = rest.dropFirst() }
    }
    return rows
  }

  /// How many glyphs stand in a row, which ends at a blank where one is far enough to the right.
  private static func end(of glyphs: [TerminalGlyph], room: Int) -> Int {
    var used = 0
    for (place, glyph) in glyphs.enumerated() {
      used += glyph.width
      guard used > room else { continue }
      let blank = glyphs[...place].lastIndex { $0.text == " " }
      return blank.flatMap { $0 > place / 2 ? $0 : nil } ?? max(1, place)
    }
    return glyphs.count
  }

  /// Adds a piece to one of the same role.
  private mutating func append(_ text: String, _ role: Role) {
    if let last = spans.indices.last, spans[last].role == role {
      spans[last].text += text
    } else {
      add(text, role)
    }
  }
}
