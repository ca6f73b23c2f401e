/// Compares two values as `NSPredicate` does.
enum PredicateComparing {
  /// Whether a comparison, its modifier aside, holds between two values.
  static func holds(
    _ left: PredicateValue, _ comparison: PredicateComparison, _ right: PredicateValue
  ) throws(PredicateEvaluationError) -> Bool {
    let options = comparison.options
    switch comparison.operator {
    case .equal: return isEqual(left, right, options)
    case .notEqual: return !isEqual(left, right, options)
    case .lessThan: return order(left, right, options).map { $0 < 0 } ?? false
    case .lessThanOrEqual: return order(left, right, options).map { $0 <= 0 } ?? false
    case .greaterThan: return order(left, right, options).map { $0 > 0 } ?? false
    case .greaterThanOrEqual: return order(left, right, options).map { $0 >= 0 } ?? false
    case .between: return try isBetween(left, right, options)
    case .isIn: return try isIn(left, right, comparison)
    case .contains: return try isIn(right, left, comparison)
    case .matches, .like, .beginsWith, .endsWith:
      return try compareTexts(left, comparison, right)
    }
  }

  /// Whether two values are equal; numbers by value, whatever their type.
  static func isEqual(
    _ left: PredicateValue, _ right: PredicateValue, _ options: PredicateComparison.Options
  ) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)):
      return TextComparison(options).isEqual(left, right)
    case (.integer(let left), .integer(let right)): return left == right
    case (.collection(let left), .collection(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { isEqual($0, $1, options) }
    default:
      if let left = left.number, let right = right.number { return left == right }
      return left == right
    }
  }

  /// Below 0 when the left comes first; `nil` when the two have no order.
  private static func order(
    _ left: PredicateValue, _ right: PredicateValue, _ options: PredicateComparison.Options
  ) -> Int? {
    switch (left, right) {
    case (.string(let left), .string(let right)):
      return TextComparison(options).order(left, right)
    case (.date(let left), .date(let right)): return left < right ? -1 : left == right ? 0 : 1
    case (.integer(let left), .integer(let right)): return left < right ? -1 : left == right ? 0 : 1
    default:
      guard let left = left.number, let right = right.number, left == left, right == right
      else { return nil }
      return left < right ? -1 : left == right ? 0 : 1
    }
  }

  private static func isBetween(
    _ value: PredicateValue, _ limits: PredicateValue, _ options: PredicateComparison.Options
  ) throws(PredicateEvaluationError) -> Bool {
    guard case .collection(let limits) = limits, limits.count == 2 else {
      throw PredicateEvaluationError("BETWEEN takes two values, such as {1, 5}.")
    }
    guard let low = order(limits[0], value, options), let high = order(value, limits[1], options)
    else { return false }
    return low <= 0 && high <= 0
  }

  /// Whether a value is a member of a collection, or a text part of another.
  private static func isIn(
    _ value: PredicateValue, _ container: PredicateValue, _ comparison: PredicateComparison
  ) throws(PredicateEvaluationError) -> Bool {
    switch (value, container) {
    case (_, .collection(let members)):
      return members.contains { isEqual($0, value, comparison.options) }
    case (.string(let part), .string(let whole)):
      return TextComparison(comparison.options).contains(whole, part)
    case (.null, .string), (_, .null): return false
    default:
      throw PredicateEvaluationError(
        "Can't use \(comparison.operator.rawValue) with \(container.typeName) and "
          + "\(value.typeName): it takes two strings, or a collection.")
    }
  }

  private static func compareTexts(
    _ left: PredicateValue, _ comparison: PredicateComparison, _ right: PredicateValue
  ) throws(PredicateEvaluationError) -> Bool {
    guard case .string(let text) = left, case .string(let pattern) = right else {
      if left == .null || right == .null { return false }
      throw PredicateEvaluationError(
        "Can't use \(comparison.operator.rawValue) with \(left.typeName) and "
          + "\(right.typeName): it takes two strings.")
    }
    let texts = TextComparison(comparison.options)
    switch comparison.operator {
    case .beginsWith: return texts.hasPrefix(text, pattern)
    case .endsWith: return texts.hasSuffix(text, pattern)
    case .like: return texts.isLike(text, Wildcards(pattern, texts))
    default:
      return try RegularExpressions.shared.matches(text, pattern, comparison.options)
    }
  }
}
