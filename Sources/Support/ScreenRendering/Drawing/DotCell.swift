import ElementModel
import TerminalModel

/// How the eight dots of a cell are shown by one character and two colours.
struct DotCell {
  /// The character.
  let text: String
  /// Its colour.
  let color: ElementColor?
  /// The colour behind it; nil where there is none.
  let ground: ElementColor?

  /// Finds the character that comes nearest to dots; nil for a cell without any.
  init?(_ dots: [DotGrid.Dot?], shade: (ElementColor) -> String) {
    let lines = dots.map { $0?.isLine ?? false }
    if lines.contains(true) {
      let areas = dots.compactMap { $0?.isLine == false ? $0?.color : nil }
      text = Self.braille(lines)
      color = dots.first { $0?.isLine ?? false }??.color
      ground = areas.count >= 3 ? areas[0] : nil
      return
    }
    let colors = dots.map { $0?.color }
    guard let first = colors.compactMap({ $0 }).first else { return nil }
    if colors.allSatisfy({ $0 == first }) {
      (text, color, ground) = (shade(first), first, nil)
      return
    }
    if let level = Self.level(colors) {
      (text, color, ground) = level
      return
    }
    let isLeft = [0, 2, 4, 6].allSatisfy { colors[$0] != nil }
    let isRight = [1, 3, 5, 7].allSatisfy { colors[$0] != nil }
    if isLeft != isRight {
      (text, color, ground) = (isLeft ? "▌" : "▐", isLeft ? colors[6] : colors[7], nil)
      return
    }
    let filled = colors.map { $0 != nil }
    let pattern = filled.filter { $0 }.count >= 6 ? shade(first) : Self.braille(filled)
    (text, color, ground) = (pattern, first, nil)
  }

  /// A character for rows that are filled from side to side, in one colour below another.
  private static func level(
    _ colors: [ElementColor?]
  ) -> (text: String, color: ElementColor?, ground: ElementColor?)? {
    var rows: [ElementColor?] = []
    for row in 0..<4 {
      guard colors[row * 2] == colors[row * 2 + 1] else { return nil }
      rows.append(colors[row * 2])
    }
    let bottom = rows[3]
    let count = rows.reversed().prefix { $0 == bottom }.count
    guard rows.prefix(4 - count).allSatisfy({ $0 == rows[0] }) else { return nil }
    if let bottom { return (["▂", "▄", "▆", "█"][count - 1], bottom, rows[0]) }
    // What hangs from above has only a half.
    return count == 2 ? ("▀", rows[0], nil) : count == 1 ? ("█", rows[0], nil) : ("▔", rows[0], nil)
  }

  private static func braille(_ dots: [Bool]) -> String {
    // The bits of a pattern go down the left side, then the right, with the lowest row last.
    let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    let pattern = zip(dots, bits).reduce(UInt32(0x2800)) { $1.0 ? $0 | $1.1 : $0 }
    return Unicode.Scalar(pattern).map { String($0) } ?? "*"
  }
}
