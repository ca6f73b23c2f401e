/// Two expressions and how they are compared.
package struct PredicateComparison: Hashable, Sendable {
  /// How two values are compared; the words are those of format strings.
  package enum Operator: String, CaseIterable, Hashable, Sendable {
    case lessThan = "<"
    case lessThanOrEqual = "<="
    case greaterThan = ">"
    case greaterThanOrEqual = ">="
    case equal = "=="
    case notEqual = "!="
    case matches = "MATCHES"
    case like = "LIKE"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case isIn = "IN"
    case contains = "CONTAINS"
    case between = "BETWEEN"
  }

  /// What is overlooked when texts are compared: `[cd]`.
  package struct Options: OptionSet, Hashable, Sendable {
    /// The bits, those of `NSComparisonPredicate.Options`.
    package let rawValue: UInt

    /// Creates a set from its bits.
    package init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upper and lower case are the same: `[c]`.
    package static let caseInsensitive = Options(rawValue: 1)
    /// Accents make no difference: `[d]`.
    package static let diacriticInsensitive = Options(rawValue: 2)
    /// The texts are compared as they are: `[n]`.
    package static let normalized = Options(rawValue: 4)
    /// The person's language decides: `[l]`; there is one language here.
    package static let localeSensitive = Options(rawValue: 8)
  }

  /// Which members of a collection on the left are compared.
  package enum Modifier: UInt, Hashable, Sendable {
    /// The left side itself.
    case direct = 0
    /// Each member must compare: `ALL`.
    case all
    /// One member must compare: `ANY`.
    case any
  }

  /// The expression on the left.
  package var left: ParsedExpression
  /// How the two are compared.
  package var `operator`: Operator
  /// The expression on the right.
  package var right: ParsedExpression
  /// What is overlooked.
  package var options: Options
  /// Which members of the left side are compared.
  package var modifier: Modifier

  /// Creates a comparison.
  package init(
    _ left: ParsedExpression, _ operator: Operator, _ right: ParsedExpression,
    options: Options = [], modifier: Modifier = .direct
  ) {
    self.left = left
    self.operator = `operator`
    self.right = right
    self.options = options
    self.modifier = modifier
  }
}
