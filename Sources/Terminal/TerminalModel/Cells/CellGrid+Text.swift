extension CellGrid {
  /// The grid as plain lines without trailing blanks: what a snapshot or `--frame` shows.
  package var text: String {
    (0..<rows).map { row in
      var line = (0..<columns).map { self[$0, row].text }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// The grid with the escape sequences of an ANSI terminal, one line a row.
  package var ansiText: TerminalText {
    let lines = (0..<rows).map { row in
      var line = ""
      var current = Style.plain
      for column in 0..<columns {
        let cell = self[column, row]
        if cell.text.isEmpty { continue }
        if cell.style != current {
          line += cell.style.ansiSequence
          current = cell.style
        }
        line += cell.text
      }
      return current == .plain ? line : line + Style.plain.ansiSequence
    }
    return TerminalText(composed: lines.joined(separator: "\n"))
  }
}

extension Style {
  /// The sequence that resets a terminal and selects this style.
  package var ansiSequence: String {
    var codes = ["0"]
    let attributeCodes: [(TextAttributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
      (.strikethrough, "9"),
    ]
    codes += attributeCodes.filter { attributes.contains($0.0) }.map(\.1)
    if let foreground { codes.append(foreground.ansiCode(base: 38)) }
    if let background { codes.append(background.ansiCode(base: 48)) }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}

extension TerminalColor {
  fileprivate func ansiCode(base: Int) -> String {
    switch self {
    case .indexed(let index): "\(base);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base);2;\(red);\(green);\(blue)"
    }
  }
}
