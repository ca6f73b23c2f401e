import SwiftSyntax

/// Finds what local names are set to in a body, wherever in it.
struct AssignmentCollector {
  /// What is assigned to each name that stands alone.
  private(set) var values: [String: [ExprSyntax]] = [:]
  /// Names that are changed by other operators, or handed over with `&`.
  private(set) var changed: Set<String> = []

  init(_ statements: CodeBlockItemListSyntax) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(statements)
    values = visitor.values
    changed = visitor.changed
  }

  private final class Visitor: SyntaxVisitor {
    var values: [String: [ExprSyntax]] = [:]
    var changed: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      guard parts.count >= 3, let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return .visitChildren }
      if parts[1].is(AssignmentExprSyntax.self), parts.count == 3 {
        values[name, default: []].append(parts[2])
      } else if parts[1].is(AssignmentExprSyntax.self)
        || parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
          && !["==", "!=", "<=", ">=", "==="].contains(parts[1].trimmedDescription)
      {
        changed.insert(name)
      }
      return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      changed.insert(node.expression.trimmedDescription)
      return .visitChildren
    }
  }
}
