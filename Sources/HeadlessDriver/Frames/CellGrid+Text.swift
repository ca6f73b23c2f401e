public import TerminalModel
public import TerminalUI

extension CellGrid {
  /// The frame as lines of text, without blanks at their ends: what goldens hold.
  public var text: String {
    (0..<rows).map { row in
      var line = (0..<columns).map { self[$0, row].text }.joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// The frame as lines of text with ANSI escape sequences for its styles.
  public func ansiText(depth: ColorDepth = .palette) -> String {
    (0..<rows).map { row in
      var line = ""
      var shown = Style.plain
      for column in 0..<columns {
        let cell = self[column, row]
        let style = cell.style.quantized(to: depth)
        if style != shown {
          line += style.ansiSequence
          shown = style
        }
        line += cell.text
      }
      return line + (shown == .plain ? "\n" : "\u{1B}[0m\n")
    }.joined()
  }
}

extension Style {
  /// The sequence that sets this style whatever was set before; colours must be indexed.
  fileprivate var ansiSequence: String {
    let codes: [(TextAttributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    var parameters = ["0"] + codes.filter { attributes.contains($0.0) }.map { String($0.1) }
    if case .indexed(let index)? = foreground { parameters.append(Self.code(index, base: 30)) }
    if case .indexed(let index)? = background { parameters.append(Self.code(index, base: 40)) }
    return "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  /// The parameters for a palette index; `base` is 30 for text and 40 for backgrounds.
  private static func code(_ index: UInt8, base: Int) -> String {
    switch index {
    case 0..<8: "\(base + Int(index))"
    case 8..<16: "\(base + 60 + Int(index) - 8)"
    default: "\(base + 8);5;\(index)"
    }
  }
}
