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
    decision(condition) { isTrue($0) } ?? false
  }

  /// What the platform alone decides of a condition; `nil` where something else does.
  static func platformDecision(_ condition: ExprSyntax) -> Bool? {
    decision(condition) { $0.as(FunctionCallExprSyntax.self).flatMap(platformValue) }
  }

  /// Whether a condition without operators holds.
  private static func isTrue(_ condition: ExprSyntax) -> Bool {
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

  /// What operators make of the conditions between them.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - value: Whether one without operators holds; `nil` where that is not known.
  /// - Returns: Whether all of it holds; `nil` where what is not known decides.
  private static func decision(
    _ condition: ExprSyntax, _ value: (ExprSyntax) -> Bool?
  ) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return decision(Array(sequence.elements), value)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) {
      return decision(negation.expression, value).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { decision($0.expression, value) }
    }
    return value(condition)
  }

  /// The same of operands joined by `||` and `&&`, of which the second binds more tightly.
  private static func decision(
    _ elements: [ExprSyntax], _ value: (ExprSyntax) -> Bool?
  ) -> Bool? {
    let alternatives = elements.split {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
    }
    let decisions = alternatives.map { alternative -> Bool? in
      let parts = alternative.filter { !$0.is(BinaryOperatorExprSyntax.self) }
        .map { decision($0, value) }
      if parts.contains(false) { return false }
      return parts.contains(nil) ? nil : true
    }
    if decisions.contains(true) { return true }
    return decisions.contains(nil) ? nil : false
  }
}
