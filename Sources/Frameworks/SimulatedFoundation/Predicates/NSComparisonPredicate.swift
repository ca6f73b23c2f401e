public import Foundation
import PredicateLanguage

/// A predicate that compares two expressions.
///
/// See Apple's documentation of `NSComparisonPredicate`. Foundation on Linux has the name only.
open class NSComparisonPredicate: NSPredicate, PredicateForming {
  /// What is overlooked when texts are compared.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upper and lower case are the same.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Accents make no difference.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// The texts are compared as they are.
    public static let normalized = Options(rawValue: 4)
  }

  /// Which members of a collection on the left are compared.
  public enum Modifier: UInt, Sendable {
    case direct
    case all
    case any
  }

  /// How two values are compared.
  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo
    case greaterThan
    case greaterThanOrEqualTo
    case equalTo
    case notEqualTo
    case matches
    case like
    case beginsWith
    case endsWith
    case `in`
    case contains = 99
    case between
  }

  /// The expression on the left.
  public let leftExpression: NSExpression
  /// The expression on the right.
  public let rightExpression: NSExpression
  /// Which members of the left side are compared.
  public let comparisonPredicateModifier: Modifier
  /// How the two are compared.
  public let predicateOperatorType: Operator
  /// What is overlooked.
  public let options: Options
  let parsed: ParsedPredicate

  /// Compares two expressions.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    let parsed = ParsedPredicate.comparison(
      PredicateComparison(
        lhs.form, type.form, rhs.form,
        options: PredicateComparison.Options(rawValue: options.rawValue),
        modifier: PredicateComparison.Modifier(rawValue: modifier.rawValue) ?? .direct))
    self.parsed = parsed
    let evaluation = ReportingEvaluation(parsed)
    super.init { evaluation.holds(for: $0, variables: $1) }
  }

  /// Comparisons are not stored.
  public required init?(coder: NSCoder) { nil }

  /// The predicate as Apple prints it.
  open override var predicateFormat: String { parsed.predicateFormat }

  /// The predicate as Apple prints it.
  open override var description: String { parsed.predicateFormat }
}

extension NSComparisonPredicate.Operator {
  /// The same as a predicate's value has it.
  fileprivate var form: PredicateComparison.Operator {
    switch self {
    case .lessThan: .lessThan
    case .lessThanOrEqualTo: .lessThanOrEqual
    case .greaterThan: .greaterThan
    case .greaterThanOrEqualTo: .greaterThanOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    }
  }
}
