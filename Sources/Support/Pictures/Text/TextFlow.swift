/// Breaks a text of several looks into lines.
struct TextFlow {
  /// Characters of one look in a line.
  struct Piece {
    var text: String
    var run: PictureText.Run
    var width: Double
  }

  /// A line.
  struct Line {
    var pieces: [Piece] = []

    var width: Double { pieces.reduce(0) { $0 + $1.width } }
    /// The largest font size in it, in points.
    var size: Double { pieces.map(\.run.font.size).max() ?? 0 }
  }

  let text: PictureText
  /// The width of characters of a look, in points.
  let width: (String, PictureText.Run) -> Double

  /// The lines of the text where one may be so wide, in points.
  func lines(within room: Double) -> [Line] {
    var lines = [Line()]
    for run in text.runs {
      if run.isSymbol {
        add(run.text, run, to: &lines, within: room)
        continue
      }
      let paragraphs = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, paragraph) in paragraphs.enumerated() {
        if index > 0 { lines.append(Line()) }
        for word in TextWords.words(of: paragraph) { add(word, run, to: &lines, within: room) }
      }
    }
    return lines
  }

  private func add(
    _ word: String, _ run: PictureText.Run, to lines: inout [Line], within room: Double
  ) {
    let used = lines[lines.count - 1].width
    let seen = run.isSymbol ? word : TextWords.trimmed(word)
    if used > 0, used + width(seen, run) > room { lines.append(Line()) }
    guard !run.isSymbol, width(seen, run) > room else {
      return append(word, run, to: &lines[lines.count - 1])
    }
    // A word wider than a line is broken wherever the line ends.
    for character in word {
      let own = width(String(character), run)
      if lines[lines.count - 1].width > 0, lines[lines.count - 1].width + own > room {
        lines.append(Line())
      }
      append(String(character), run, to: &lines[lines.count - 1])
    }
  }

  private func append(_ word: String, _ run: PictureText.Run, to line: inout Line) {
    if let last = line.pieces.last, last.run == run, !run.isSymbol {
      // Letters are set closer or further apart by those beside them.
      let text = last.text + word
      line.pieces[line.pieces.count - 1] = Piece(text: text, run: run, width: width(text, run))
    } else {
      line.pieces.append(Piece(text: word, run: run, width: width(word, run)))
    }
  }
}
