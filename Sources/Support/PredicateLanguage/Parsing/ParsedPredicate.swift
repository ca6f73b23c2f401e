/// A predicate as a value: what a format string says.
package indirect enum ParsedPredicate: Hashable, Sendable {
  /// `TRUEPREDICATE` or `FALSEPREDICATE`.
  case constant(Bool)
  /// Two expressions compared.
  case comparison(PredicateComparison)
  /// All of them hold; none at all holds.
  case and([ParsedPredicate])
  /// One of them holds; none at all does not.
  case or([ParsedPredicate])
  /// It does not hold.
  case not(ParsedPredicate)
  /// Swift code decides.
  case block(PredicateBlock)
}
