import SwiftSyntax

extension TypeInference {
  /// The types that an expression may have, one for each branch of `a ? b : c`, `if` and `switch`;
  /// `nil` for each that is not known.
  func resultTypes(of expression: ExprSyntax, in scope: Scope) -> [TypeReference?] {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      if let place = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = parts[place].as(UnresolvedTernaryExprSyntax.self), place + 1 < parts.count
      {
        return resultTypes(of: ternary.thenExpression, in: scope)
          + resultTypes(of: parts[place + 1], in: scope)
      }
    }
    if let choice = expression.as(IfExprSyntax.self) {
      var result = resultTypes(of: choice.body.statements, in: scope)
      switch choice.elseBody {
      case .codeBlock(let block): result += resultTypes(of: block.statements, in: scope)
      case .ifExpr(let next): result += resultTypes(of: ExprSyntax(next), in: scope)
      case nil: break
      }
      return result
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.flatMap { element -> [TypeReference?] in
        guard let branch = element.as(SwitchCaseSyntax.self) else { return [] }
        return resultTypes(of: branch.statements, in: scope)
      }
    }
    if expression.is(NilLiteralExprSyntax.self) { return [] }
    return [type(of: expression, in: scope)]
  }

  /// The types of a branch: of its only expression.
  ///
  /// What it returns is met as a statement.
  private func resultTypes(
    of statements: CodeBlockItemListSyntax, in scope: Scope
  ) -> [TypeReference?] {
    guard statements.count == 1, let only = statements.first?.item.as(ExprSyntax.self) else {
      return []
    }
    return resultTypes(of: only, in: scope)
  }
}
