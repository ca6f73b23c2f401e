extension ParsedPredicate {
  /// The same predicate with values in place of variables; those without a value stay.
  ///
  /// - Parameter values: The values by name, without the dollar sign.
  /// - Returns: The predicate.
  package func replacingVariables(_ values: [String: PredicateValue]) -> ParsedPredicate {
    switch self {
    case .constant, .block: self
    case .not(let part): .not(part.replacingVariables(values))
    case .and(let parts): .and(parts.map { $0.replacingVariables(values) })
    case .or(let parts): .or(parts.map { $0.replacingVariables(values) })
    case .comparison(let comparison):
      .comparison(
        PredicateComparison(
          comparison.left.replacingVariables(values), comparison.operator,
          comparison.right.replacingVariables(values), options: comparison.options,
          modifier: comparison.modifier))
    }
  }
}

extension ParsedExpression {
  /// The same expression with values in place of variables.
  fileprivate func replacingVariables(
    _ values: [String: PredicateValue]
  ) -> ParsedExpression {
    func replaced(_ expression: ParsedExpression) -> ParsedExpression {
      expression.replacingVariables(values)
    }
    switch self {
    case .constant, .itself, .keyPath: return self
    case .variable(let name): return values[name].map(ParsedExpression.constant) ?? self
    case .keys(let keys, let base): return .keys(keys, of: replaced(base))
    case .aggregate(let members): return .aggregate(members.map(replaced))
    case .arithmetic(let sign, let left, let right):
      return .arithmetic(sign, replaced(left), replaced(right))
    case .negated(let operand): return .negated(replaced(operand))
    case .function(let function, let arguments):
      return .function(function, arguments.map(replaced))
    case .member(.at(let position), let base):
      return .member(.at(replaced(position)), of: replaced(base))
    case .member(let position, let base): return .member(position, of: replaced(base))
    case .cast(let operand, let type): return .cast(replaced(operand), to: type)
    case .subquery(let collection, let variable, let predicate):
      // The variable of the subquery hides one of the same name outside.
      var values = values
      values[variable] = nil
      return .subquery(
        replaced(collection), variable: variable, predicate.replacingVariables(values))
    }
  }

  /// The value of the expression for something.
  ///
  /// - Parameter subject: What `SELF` is.
  /// - Returns: The value.
  /// - Throws: ``PredicateEvaluationError`` when it asks for what there is not.
  package func value(
    for subject: PredicateValue
  ) throws(PredicateEvaluationError) -> PredicateValue {
    try PredicateEvaluation(subject: subject).value(of: self)
  }
}
