import SwiftSyntax

/// Looks for the first place where a text is not Swift.
final class FirstProblem: SyntaxVisitor {
  private var offset: Int?

  /// The offset of the first missing or unexpected token, in bytes; `nil` when there is none.
  static func find(in tree: SourceFileSyntax) -> Int? {
    guard tree.hasError else { return nil }
    let visitor = FirstProblem(viewMode: .all)
    visitor.walk(tree)
    return visitor.offset ?? 0
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { note(token.position.utf8Offset) }
    return .skipChildren
  }

  private func note(_ place: Int) { offset = min(offset ?? place, place) }
}
