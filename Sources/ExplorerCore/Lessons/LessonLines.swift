import Lessons
import TerminalModel

/// The text of a lesson as lines of a pane.
enum LessonLines {
  /// The rows of a paragraph, an item or code.
  ///
  /// - Parameters:
  ///   - block: The text.
  ///   - width: Columns that there are.
  ///   - first: What stands before the first row.
  ///   - role: What plain text means.
  /// - Returns: The rows.
  static func rows(
    _ block: TextBlock, width: Int, after first: StyledLine = StyledLine(" "), role: Role = .text
  ) -> [StyledLine] {
    let indent = first.spans.reduce(0) { $0 + $1.text.terminalWidth }
    switch block {
    case .paragraph(let spans):
      return rows(spans, width: width, first, indent: indent, role)
    case .item(let spans):
      var bullet = first
      bullet.add("• ", .accent)
      return rows(spans, width: width, bullet, indent: indent + 2, role)
    case .code(let lines):
      return lines.map { line in
        var row = StyledLine(String(repeating: " ", count: indent + 1))
        row.add(line, .output)
        row.isVerbatim = true
        return row
      }
    }
  }

  private static func rows(
    _ spans: [TextSpan], width: Int, _ first: StyledLine, indent: Int, _ role: Role
  ) -> [StyledLine] {
    var roles = spans.flatMap { span in
      span.text.filter { !$0.isWhitespace }.map { _ in Self.role(of: span.style, role) }
    }[...]
    let room = max(8, width - indent - 1)
    let texts = spans.map(\.text).joined().wrapped(toWidth: room, limit: 40)
    return texts.enumerated().map { number, text in
      var row = number == 0 ? first : StyledLine(String(repeating: " ", count: indent))
      var (piece, current) = ("", role)
      for character in text {
        let next = character.isWhitespace ? current : roles.popFirst() ?? role
        if next != current, !piece.isEmpty {
          row.add(piece, current)
          piece = ""
        }
        current = next
        piece.append(character)
      }
      if !piece.isEmpty { row.add(piece, current) }
      return row
    }
  }

  private static func role(of style: TextSpan.Style, _ plain: Role) -> Role {
    switch style {
    case .plain: plain
    case .strong: .accent
    case .code: .output
    }
  }
}
