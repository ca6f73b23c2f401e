import TerminalModel

extension CellGrid {
  /// How the cells are drawn, row by row, as runs of cells of one style such as `12a 3b`.
  ///
  /// Each style has a letter, explained below. A snapshot shows what a change of colours does.
  var styleRuns: String {
    var letters: [Style: Character] = [:]
    var legend: [String] = []
    let names = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    func letter(_ style: Style) -> Character {
      if let known = letters[style] { return known }
      let new = letters.count < names.count ? names[letters.count] : "?"
      letters[style] = new
      legend.append("\(new) = \(style.inWords)")
      return new
    }
    let lines = (0..<rows).map { row in
      var runs: [(count: Int, letter: Character)] = []
      for column in 0..<columns {
        let letter = letter(self[column, row].style)
        if let last = runs.last, last.letter == letter {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((1, letter))
        }
      }
      return runs.map { "\($0.count)\($0.letter)" }.joined(separator: " ")
    }
    return (lines + legend).joined(separator: "\n")
  }
}

extension Style {
  fileprivate var inWords: String {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    let words = names.filter { attributes.contains($0.0) }.map(\.1)
    return ([foreground.inWords, "on", background.inWords] + words).joined(separator: " ")
  }
}

extension TerminalColor? {
  fileprivate var inWords: String {
    switch self {
    case nil: "own"
    case .indexed(let index): "\(index)"
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}
