/// Evaluates predicates and expressions against one subject.
struct PredicateEvaluation {
  /// What `SELF` is.
  let subject: PredicateValue
  /// What `$name` stands for.
  var variables: [String: PredicateValue] = [:]

  /// Whether a predicate holds.
  ///
  /// - Parameter predicate: The predicate.
  /// - Returns: Whether it does.
  /// - Throws: ``PredicateEvaluationError`` when it asks for what there is not.
  func holds(_ predicate: ParsedPredicate) throws(PredicateEvaluationError) -> Bool {
    switch predicate {
    case .constant(let value): return value
    case .comparison(let comparison): return try holds(comparison)
    case .and(let parts):
      for part in parts where try !holds(part) { return false }
      return true
    case .or(let parts):
      for part in parts where try holds(part) { return true }
      return false
    case .not(let part): return try !holds(part)
    case .block(let block): return block.holds(for: subject, variables: variables)
    }
  }

  private func holds(
    _ comparison: PredicateComparison
  ) throws(PredicateEvaluationError) -> Bool {
    let left = try value(of: comparison.left)
    let right = try value(of: comparison.right)
    if comparison.modifier == .direct {
      return try PredicateComparing.holds(left, comparison, right)
    }
    let members: [PredicateValue]
    switch left {
    case .collection(let values): members = values
    case .null: members = []
    default:
      throw PredicateEvaluationError(
        "The left hand side for an ALL or ANY operator must be a collection; it is "
          + "\(left.typeName).")
    }
    for member in members {
      let holds = try PredicateComparing.holds(member, comparison, right)
      if holds != (comparison.modifier == .all) { return holds }
    }
    return comparison.modifier == .all
  }

  /// The value of an expression.
  func value(
    of expression: ParsedExpression
  ) throws(PredicateEvaluationError) -> PredicateValue {
    switch expression {
    case .constant(let value): return value
    case .itself: return subject
    case .keyPath(let keys): return try Self.value(of: keys, from: subject)
    case .keys(let keys, let base): return try Self.value(of: keys, from: value(of: base))
    case .variable(let name):
      guard let value = variables[name] else {
        throw PredicateEvaluationError("There is no value for the variable $\(name).")
      }
      return value
    case .aggregate(let expressions): return .collection(try values(of: expressions))
    case .arithmetic(let sign, let left, let right):
      return try PredicateArithmetic.result(of: sign, value(of: left), value(of: right))
    case .negated(let operand):
      return try PredicateArithmetic.result(of: .subtract, .integer(0), value(of: operand))
    case .function(let function, let arguments):
      return try PredicateArithmetic.result(of: function, values(of: arguments))
    case .member(let position, let base): return try member(at: position, of: value(of: base))
    case .cast(let operand, let type):
      return PredicateArithmetic.cast(try value(of: operand), to: type)
    case .subquery(let collection, let variable, let predicate):
      return try subquery(value(of: collection), variable, predicate)
    }
  }

  private func values(
    of expressions: [ParsedExpression]
  ) throws(PredicateEvaluationError) -> [PredicateValue] {
    var values: [PredicateValue] = []
    for expression in expressions { values.append(try value(of: expression)) }
    return values
  }

  private static func value(
    of keys: [String], from base: PredicateValue
  ) throws(PredicateEvaluationError) -> PredicateValue {
    var value = base
    for key in keys {
      guard let next = value.value(forKey: key) else { throw .unknownKey(key, of: value) }
      value = next
    }
    return value
  }

  private func member(
    at position: ParsedExpression.Position, of base: PredicateValue
  ) throws(PredicateEvaluationError) -> PredicateValue {
    guard case .collection(let values) = base else {
      throw PredicateEvaluationError("[…] reads from a collection, not from \(base.typeName).")
    }
    switch position {
    case .first: return values.first ?? .null
    case .last: return values.last ?? .null
    case .size: return .integer(values.count)
    case .at(let expression):
      guard let number = try value(of: expression).number, let index = Int(exactly: number),
        values.indices.contains(index)
      else {
        throw PredicateEvaluationError("The index in […] is beyond the collection.")
      }
      return values[index]
    }
  }

  private func subquery(
    _ base: PredicateValue, _ variable: String, _ predicate: ParsedPredicate
  ) throws(PredicateEvaluationError) -> PredicateValue {
    guard case .collection(let values) = base else {
      throw PredicateEvaluationError("SUBQUERY takes a collection, not \(base.typeName).")
    }
    var found: [PredicateValue] = []
    var inner = self
    for value in values {
      inner.variables[variable] = value
      if try inner.holds(predicate) { found.append(value) }
    }
    return .collection(found)
  }
}

extension PredicateEvaluationError {
  /// That something has no such key, in the words of `NSUnknownKeyException`.
  static func unknownKey(_ key: String, of value: PredicateValue) -> PredicateEvaluationError {
    let receiver =
      if case .object(let object) = value { "\(type(of: object.base))" } else { value.typeName }
    return PredicateEvaluationError(
      "[<\(receiver)> valueForUndefinedKey:]: this class is not key value coding-compliant for "
        + "the key \(key).")
  }
}

extension ParsedPredicate {
  /// Whether the predicate holds for something.
  ///
  /// - Parameters:
  ///   - subject: What `SELF` is.
  ///   - variables: What `$name` stands for.
  /// - Returns: Whether it holds.
  /// - Throws: ``PredicateEvaluationError`` when it asks for what there is not.
  package func holds(
    for subject: PredicateValue, variables: [String: PredicateValue] = [:]
  ) throws(PredicateEvaluationError) -> Bool {
    try PredicateEvaluation(subject: subject, variables: variables).holds(self)
  }
}
