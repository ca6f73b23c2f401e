import SwiftSyntax

/// Source text on one line, without comments: how locators and steps are shown.
enum CondensedText {
  /// The text of a node.
  ///
  /// - Parameters:
  ///   - node: What to write.
  ///   - limit: Characters after which the text is cut off with an ellipsis.
  /// - Returns: The text.
  static func text(of node: some SyntaxProtocol, limit: Int = 200) -> String {
    var text = ""
    var needsSpace = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, needsSpace || hasSpace(token.leadingTrivia), !hugsPrevious(token, text) {
        text += " "
      }
      text += token.text
      needsSpace = hasSpace(token.trailingTrivia)
      if text.count > limit { return text.prefix(limit - 1) + "…" }
    }
    return text
  }

  /// Whether trivia separates two tokens.
  private static func hasSpace(_ trivia: Trivia) -> Bool {
    trivia.contains { piece in
      switch piece {
      case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }

  /// Whether a token follows without a space though the source has a line break before it: the
  /// links of a call chain and what parentheses enclose.
  private static func hugsPrevious(_ token: TokenSyntax, _ text: String) -> Bool {
    switch token.tokenKind {
    case .period: return token.leadingTrivia.contains { $0.isNewline }
    case .rightParen, .rightSquare, .comma: return true
    default: return text.last == "(" || text.last == "[" || text.last == "."
    }
  }
}
