import SwiftSyntax

extension TextReader {
  /// An expression that a body may return, with the scope it stands in.
  typealias Result = (expression: ExprSyntax, scope: Scope)

  /// The expressions that statements may return, in all branches.
  func results(of statements: CodeBlockItemListSyntax, in scope: Scope) -> [Result] {
    results(of: statements, in: scope, isImplicit: true, depth: 0)
  }

  /// The expressions that an `if` or `switch` is in its branches.
  func results(implicitlyOf expression: ExprSyntax, in scope: Scope) -> [Result] {
    branches(of: expression, in: scope, isImplicit: true, depth: 0)
  }

  private func results(
    of statements: CodeBlockItemListSyntax, in scope: Scope, isImplicit: Bool, depth: Int
  ) -> [Result] {
    guard depth < 40 else { return [] }
    var scope = scope
    var found: [Result] = []
    let assignments = AssignmentCollector(statements)
    for item in statements {
      let isResult = isImplicit && statements.count == 1
      switch item.item {
      case .decl(let declaration):
        for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
          scope.bind(
            binding.pattern, declared: binding.typeAnnotation.flatMap { TypeReference($0.type) },
            value: binding.initializer?.value, assigned: assignments.values,
            changed: assignments.changed, inference)
        }
      case .stmt(let statement):
        if let value = statement.as(ReturnStmtSyntax.self)?.expression {
          return found + [(value, scope)]
        } else if let value = statement.as(ExpressionStmtSyntax.self)?.expression {
          found += branches(of: value, in: scope, isImplicit: isResult, depth: depth)
        } else if let check = statement.as(GuardStmtSyntax.self) {
          found += results(
            of: check.body.statements, in: scope, isImplicit: false, depth: depth + 1)
          for condition in check.conditions {
            if let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
              let value = binding.initializer?.value
            {
              scope.bind(binding.pattern, declared: nil, value: value, inference)
            }
          }
        }
      case .expr(let expression):
        found += branches(of: expression, in: scope, isImplicit: isResult, depth: depth)
      }
    }
    return found
  }

  private func branches(
    of expression: ExprSyntax, in scope: Scope, isImplicit: Bool, depth: Int
  ) -> [Result] {
    if let choice = expression.as(SwitchExprSyntax.self) {
      return inference.branches(of: choice, in: scope).flatMap { branch, selfCases in
        var inner = scope
        inner.selfCases = selfCases
        if case .case(let patterns) = branch.label {
          for name in patterns.caseItems.flatMap(\.pattern.boundNames) { inner.hide(name) }
        }
        return results(
          of: branch.statements, in: inner, isImplicit: isImplicit, depth: depth + 1)
      }
    }
    if let condition = expression.as(IfExprSyntax.self) {
      var found = results(
        of: condition.body.statements, in: scope, isImplicit: isImplicit, depth: depth + 1)
      switch condition.elseBody {
      case .codeBlock(let block):
        found += results(
          of: block.statements, in: scope, isImplicit: isImplicit, depth: depth + 1)
      case .ifExpr(let next):
        found += branches(
          of: ExprSyntax(next), in: scope, isImplicit: isImplicit, depth: depth + 1)
      case nil: break
      }
      return found
    }
    return isImplicit ? [(expression, scope)] : []
  }
}
