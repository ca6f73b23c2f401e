import SwiftSyntax

/// Decides `#if` as the build does, so that the index holds what the build holds: as for an iOS
/// simulator in Xcode's debug configuration.
enum CompilationCondition {
  /// Whether a module has no parts to import, as it is one of Swift here.
  static func hasNoParts(_ module: String) -> Bool {
    SimulatedModules.names.contains(module)
      || ["Foundation", "Observation"].contains(module)
  }

  /// What a condition about the platform comes to on an iOS simulator; `nil` for a condition that
  /// the compiler decides as it is.
  static func platformValue(of call: FunctionCallExprSyntax) -> Bool? {
    guard call.arguments.count == 1,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    default: return nil
    }
  }

  /// The clause of an `#if` that is compiled, if one is.
  static func activeClause(of declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    declaration.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return holds(condition)
    }
  }

  /// Evaluates a condition; what cannot be understood does not hold.
  private static func holds(_ condition: ExprSyntax) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holds(Array(sequence.elements))
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) {
      return !holds(negation.expression)
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.map { holds($0.expression) } ?? false
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "DEBUG"
    }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return false }
    if let value = platformValue(of: call) { return value }
    switch call.calledExpression.trimmedDescription {
    case "canImport":
      return SimulatedModules.names.contains(argument)
        || SimulatedModules.ofToolchain.contains(argument)
    case "swift", "compiler": return argument.hasPrefix(">=")
    default: return false
    }
  }

  /// Evaluates operands joined by `||` and `&&`, of which the second binds more tightly.
  private static func holds(_ elements: [ExprSyntax]) -> Bool {
    let alternatives = elements.split {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
    }
    return alternatives.contains { alternative in
      alternative.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || holds($0) }
    }
  }

  /// What the platform alone decides of a condition; `nil` where something else does.
  static func platformDecision(_ condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return platformDecision(Array(sequence.elements))
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) {
      return platformDecision(negation.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { platformDecision($0.expression) }
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(platformValue)
  }

  /// The same of operands joined by `||` and `&&`.
  private static func platformDecision(_ elements: [ExprSyntax]) -> Bool? {
    let alternatives = elements.split {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
    }
    let decisions = alternatives.map { alternative -> Bool? in
      let parts = alternative.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(platformDecision)
      if parts.contains(false) { return false }
      return parts.contains(nil) ? nil : true
    }
    if decisions.contains(true) { return true }
    return decisions.contains(nil) ? nil : false
  }
}
