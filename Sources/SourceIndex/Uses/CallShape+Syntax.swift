import SwiftSyntax

extension CallShape {
  /// Reads what a call is given.
  init(_ call: FunctionCallExprSyntax) {
    var arguments = call.arguments.map { argument in
      Argument(label: argument.label?.text, kind: Self.kind(of: argument.expression))
    }
    if let closure = call.trailingClosure {
      arguments.append(Argument(label: nil, kind: Self.kind(of: closure)))
    }
    for closure in call.additionalTrailingClosures {
      arguments.append(Argument(label: closure.label.text, kind: Self.kind(of: closure.closure)))
    }
    self.init(arguments)
  }

  /// What an argument, or something that is assigned, is.
  static func kind(of expression: ExprSyntax) -> Kind {
    if let closure = expression.as(ClosureExprSyntax.self) { return kind(of: closure) }
    if expression.is(NilLiteralExprSyntax.self) { return .nothing }
    if expression.is(ArrayExprSyntax.self) { return .list }
    if expression.is(DictionaryExprSyntax.self) { return .dictionary }
    if expression.is(InOutExprSyntax.self) { return .changed }
    if expression.is(KeyPathExprSyntax.self) { return .path }
    var base: ExprSyntax? = expression
    while let next = base {
      if let call = next.as(FunctionCallExprSyntax.self) {
        base = call.calledExpression
      } else if let member = next.as(MemberAccessExprSyntax.self) {
        guard let inner = member.base else { return .implicitMember }
        base = inner
      } else {
        return .value
      }
    }
    return .value
  }

  private static func kind(of closure: ClosureExprSyntax) -> Kind {
    let written: Int? =
      switch closure.signature?.parameterClause {
      case .simpleInput(let names): names.count
      case .parameterClause(let clause): clause.parameters.count
      case nil: nil
      }
    if let written { return .closure(parameters: written) }
    let numbers = closure.tokens(viewMode: .sourceAccurate).compactMap { token in
      token.text.hasPrefix("$") ? Int(token.text.dropFirst()) : nil
    }
    if let highest = numbers.max(), highest < 9 { return .closure(parameters: highest + 1) }
    let statements = closure.statements.map(\.item)
    let areViews =
      !statements.isEmpty
      && statements.allSatisfy { item in
        item.as(ExprSyntax.self).map(isView) ?? item.is(ExpressionStmtSyntax.self)
      } && statements.contains { $0.as(ExprSyntax.self).map(isView) ?? false }
    return areViews ? .views : .closure(parameters: 0)
  }

  /// Whether an expression makes a value of a type by its name, with what is called on that: `Text("a")`.
  private static func isView(_ expression: ExprSyntax) -> Bool {
    var base: ExprSyntax? = expression
    var isCall = false
    while let next = base {
      if let call = next.as(FunctionCallExprSyntax.self) {
        isCall = true
        base = call.calledExpression
      } else if let member = next.as(MemberAccessExprSyntax.self) {
        base = member.base
      } else {
        let name = next.as(DeclReferenceExprSyntax.self)?.baseName.text
        return isCall && name?.first?.isUppercase == true
      }
    }
    return false
  }
}
