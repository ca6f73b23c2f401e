import Foundation

extension QueryExpression {
  /// Evaluates the expression.
  ///
  /// - Parameter tree: What the app shows.
  /// - Returns: The elements it stands for or asks about, and its value.
  /// - Throws: ``ExpressionError`` where XCUITest would fail the test, such as for the label of an
  ///   element that is not there, and where values cannot be compared.
  package func evaluate(in tree: ElementTree) throws(ExpressionError) -> QueryResult {
    switch self {
    case .elements(let query, _): return QueryResult(elements: query.matches(in: tree), in: tree)
    case .attribute(let attribute, let query, let column):
      let matches = query.matches(in: tree)
      let value = try Self.value(of: attribute, query, matches, in: tree, column: column)
      return QueryResult(elements: matches, in: tree, value: value)
    case .member(let member, let base, let column):
      let result = try base.evaluate(in: tree)
      let value = try Self.value(of: member, try base.value(of: result), column: column)
      return QueryResult(elements: result.elements, in: tree, value: value)
    case .constant(let value): return QueryResult(in: tree, value: value)
    case .not(let operand, let column):
      let result = try operand.evaluate(in: tree)
      guard case .bool(let value) = try operand.value(of: result) else {
        throw ExpressionError(column: column, .value(.notNeedsCondition))
      }
      return QueryResult(elements: result.elements, in: tree, value: .bool(!value))
    case .and(let left, let right):
      return try Self.joined(left, right, endsWith: false, in: tree)
    case .or(let left, let right):
      return try Self.joined(left, right, endsWith: true, in: tree)
    case .comparison(let left, let comparison, let right, let column):
      let (one, other) = (try left.evaluate(in: tree), try right.evaluate(in: tree))
      let holds = try Self.holds(
        try left.value(of: one), comparison, try right.value(of: other), column: column)
      return QueryResult(
        elements: Self.union(one.elements, other.elements), in: tree, value: .bool(holds))
    }
  }

  /// The column at which the expression begins, as far as it is known.
  var column: Int {
    switch self {
    case .elements(_, let column), .attribute(_, _, let column), .member(_, _, let column),
      .not(_, let column):
      column
    case .comparison(let left, _, _, _), .and(let left, _), .or(let left, _): left.column
    case .constant: 1
    }
  }

  /// The value of a result that must have one.
  private func value(of result: QueryResult) throws(ExpressionError) -> ExpressionValue {
    if let value = result.value { return value }
    throw ExpressionError(column: column, .value(.elementIsNoValue))
  }

  /// Both sides, the right one only if the left one does not decide, as in Swift.
  private static func joined(
    _ left: QueryExpression, _ right: QueryExpression, endsWith decisive: Bool,
    in tree: ElementTree
  ) throws(ExpressionError) -> QueryResult {
    let first = try left.condition(in: tree)
    guard first.value != .bool(decisive) else { return first }
    let second = try right.condition(in: tree)
    return QueryResult(
      elements: union(first.elements, second.elements), in: tree, value: second.value)
  }

  private func condition(in tree: ElementTree) throws(ExpressionError) -> QueryResult {
    let result = try evaluate(in: tree)
    guard case .bool = try value(of: result) else {
      throw ExpressionError(column: column, .value(.conditionsNeeded))
    }
    return result
  }

  private static func union(_ one: [Int], _ other: [Int]) -> [Int] {
    other.isEmpty ? one : Set(one).union(other).sorted()
  }
}
