extension CellGrid {
  /// The same grid for a terminal whose locale has ASCII only.
  ///
  /// Borders and marks get their closest ASCII look, other text a `?` for each of its cells, so
  /// that columns stay where they are.
  package var inASCII: CellGrid {
    var copy = self
    for row in 0..<rows {
      for column in 0..<columns {
        let text = self[column, row].text
        if text.isEmpty {
          // The second half of a wide glyph, which became two cells.
          copy[column, row].text = "?"
        } else if !text.utf8.allSatisfy({ $0 < 0x80 }) {
          copy[column, row].text = Self.asciiLooks[text] ?? (text.isBraille ? "*" : "?")
        }
      }
    }
    return copy
  }

  private static let asciiLooks: [String: String] = {
    var looks: [String: String] = [:]
    for (glyphs, look) in [
      ("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┣┫┳┻╋┢┪┡┩┱┲┺┹", "+"), ("─╌▔▁", "-"), ("│┃▏▕▎", "|"), ("━═", "="),
      ("▶▸›»▷⏵→", ">"), ("◀◂‹«←", "<"), ("▾▼↓", "v"), ("▴▲↑", "^"), ("✓", "+"), ("✗×", "x"),
      ("●◉■", "*"), ("○◌◯□", "o"), ("•·∙", "."), ("…", "~"), ("⋮", ":"), ("▓█▆▄▂▀▌▐", "#"),
      ("┈", "-"), ("┊", "|"),
      ("░▒", "."), ("–—", "-"), ("¶", "P"), ("≠", "!"), ("⌨", "#"), ("①", "1"), ("②", "2"),
      ("③", "3"), ("④", "4"), ("⑤", "5"), ("⑥", "6"), ("⑦", "7"), ("⑧", "8"), ("⑨", "9"),
      ("⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳", "#"),
    ] {
      for glyph in glyphs { looks[String(glyph)] = look }
    }
    return looks
  }()
}

extension String {
  /// Whether it is a pattern of dots, as drawings have them.
  fileprivate var isBraille: Bool {
    unicodeScalars.count == 1 && unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) }
  }
}
