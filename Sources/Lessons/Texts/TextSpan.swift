/// A piece of a line of a lesson's text, in one look.
package struct TextSpan: Hashable, Sendable {
  /// How it looks.
  package enum Style: Hashable, Sendable {
    case plain
    /// What the explorer calls so: panes and keys.
    case strong
    /// What stands in sources.
    case code
  }

  /// What it says.
  package var text: String
  /// How it looks.
  package var style: Style

  /// Creates a piece.
  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// Reads Markdown's marks for bold and code; what has no end is plain.
  package static func spans(_ text: String) -> [TextSpan] {
    var spans: [TextSpan] = []
    var plain = ""
    var rest = Substring(text)
    while let next = rest.first {
      let marks: [(mark: String, style: Style)] = [("**", .strong), ("*", .strong), ("`", .code)]
      if let (mark, style) = marks.first(where: { rest.hasPrefix($0.mark) }) {
        let after = rest.dropFirst(mark.count)
        if let end = after.firstRange(of: mark), !after[..<end.lowerBound].isEmpty {
          if !plain.isEmpty { spans.append(TextSpan(plain)) }
          plain = ""
          spans.append(TextSpan(String(after[..<end.lowerBound]), style))
          rest = after[end.upperBound...]
          continue
        }
      }
      plain.append(next)
      rest = rest.dropFirst()
    }
    if !plain.isEmpty { spans.append(TextSpan(plain)) }
    return spans
  }
}
