/// One side of a comparison.
package indirect enum ParsedExpression: Hashable, Sendable {
  /// An operator between two numbers.
  package enum Operator: String, Hashable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case power = "**"
  }

  /// Which member of a collection `a[…]` reads.
  package enum Position: Hashable, Sendable {
    case first
    case last
    /// Not a member but how many there are: `a[SIZE]`.
    case size
    case at(ParsedExpression)
  }

  /// A value.
  case constant(PredicateValue)
  /// What the predicate is evaluated with: `SELF`.
  case itself
  /// Keys read one after the other, the first from what the predicate is evaluated with.
  case keyPath([String])
  /// Keys read from the value of another expression.
  case keys([String], of: ParsedExpression)
  /// `$name`, to be replaced by a value.
  case variable(String)
  /// `{a, b}`.
  case aggregate([ParsedExpression])
  /// `a + b`.
  case arithmetic(Operator, ParsedExpression, ParsedExpression)
  /// `-a`.
  case negated(ParsedExpression)
  /// A function with its arguments, such as `uppercase:(label)`.
  case function(PredicateFunction, [ParsedExpression])
  /// `a[0]`.
  case member(Position, of: ParsedExpression)
  /// `CAST(a, "NSNumber")`.
  case cast(ParsedExpression, to: String)
  /// `SUBQUERY(a, $x, …)`: the members of a collection that a predicate holds for.
  case subquery(ParsedExpression, variable: String, ParsedPredicate)
}
