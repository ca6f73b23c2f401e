/// A rule of a layout as a solver sees it: an expression that is to be zero, or not below, or not
/// above.
struct LinearRule {
  /// How the expression compares with zero.
  enum Relation: Int { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  /// The priority of what has to hold.
  static let required: Float = 1000
  /// How far a sum of rounded numbers may be off.
  static let tolerance = 1e-3

  var expression: LinearExpression
  var relation: Relation
  /// How important it is, up to ``required``.
  var priority: Float

  /// Whether it has to hold.
  var isRequired: Bool { priority >= Self.required }

  /// Whether it holds for a value of the expression.
  func holds(_ value: Double) -> Bool {
    switch relation {
    case .equal: abs(value) <= Self.tolerance
    case .lessThanOrEqual: value <= Self.tolerance
    case .greaterThanOrEqual: value >= -Self.tolerance
    }
  }
}
