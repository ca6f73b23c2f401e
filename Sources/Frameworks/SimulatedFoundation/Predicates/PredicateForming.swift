import PredicateLanguage

/// A predicate that knows what it says.
protocol PredicateForming {
  /// What it says.
  var parsed: ParsedPredicate { get }
}
