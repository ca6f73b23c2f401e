import SourceIndex
import TerminalModel

/// Lines of a difference, with the colours of Swift.
enum DiffLines {
  /// A line: added code is coloured as an editor does it, what goes away is not.
  static func line(_ text: String) -> StyledLine {
    switch text.first {
    case "+":
      var line = StyledLine("   +", .pass)
      for piece in CodeColors.pieces(of: String(text.dropFirst())) {
        line.add(piece.text, role(of: piece.kind))
      }
      return line
    case "-": return StyledLine("   " + text, .fail)
    default: return StyledLine("   " + text, .dim)
    }
  }

  private static func role(of kind: CodeColors.Kind) -> Role {
    switch kind {
    case .keyword: .accent
    case .string, .number: .output
    case .comment: .dim
    case .type: .title
    case .plain: .text
    }
  }
}
