extension PredicateParser {
  /// `a OR b OR c`.
  mutating func disjunction() throws(PredicateTokenizer.Failure) -> Node {
    let first = try conjunction()
    guard isNext(.or, .or) else { return first }
    var parts = [try predicate(from: first)]
    while isNext(.or, .or) {
      try advance()
      let next = try conjunction()
      parts.append(try predicate(from: next))
    }
    return .predicate(.or(parts))
  }

  /// `a AND b AND c`.
  private mutating func conjunction() throws(PredicateTokenizer.Failure) -> Node {
    let first = try negation()
    guard isNext(.and, .and) else { return first }
    var parts = [try predicate(from: first)]
    while isNext(.and, .and) {
      try advance()
      let next = try negation()
      parts.append(try predicate(from: next))
    }
    return .predicate(.and(parts))
  }

  private func isNext(_ keyword: PredicateKeyword, _ symbol: PredicateToken.Symbol) -> Bool {
    self.keyword == keyword || token == .symbol(symbol)
  }

  /// `NOT a`.
  private mutating func negation() throws(PredicateTokenizer.Failure) -> Node {
    guard isNext(.not, .not) else { return try comparison() }
    try advance()
    return try nested { parser throws(PredicateTokenizer.Failure) in
      let node = try parser.negation()
      return .predicate(.not(try parser.predicate(from: node)))
    }
  }

  /// `a == b`, with `ANY` and its like before it, or something that is a predicate by itself.
  private mutating func comparison() throws(PredicateTokenizer.Failure) -> Node {
    switch keyword {
    case .truePredicate, .falsePredicate:
      let value = keyword == .truePredicate
      try advance()
      return .predicate(.constant(value))
    case .any, .someOf, .all, .noneOf:
      return .predicate(try quantified())
    default:
      let left = try sum()
      guard case .expression(let expression) = left, isComparisonNext else { return left }
      return .predicate(try compared(expression, modifier: .direct))
    }
  }

  private mutating func quantified() throws(PredicateTokenizer.Failure) -> ParsedPredicate {
    let quantifier = keyword
    try advance()
    let left = try anyExpression()
    guard isComparisonNext else {
      throw failure("expected a comparison such as == or CONTAINS")
    }
    let result = try compared(left, modifier: quantifier == .all ? .all : .any)
    return quantifier == .noneOf ? .not(result) : result
  }

  private mutating func compared(
    _ left: ParsedExpression, modifier: PredicateComparison.Modifier
  ) throws(PredicateTokenizer.Failure) -> ParsedPredicate {
    guard let `operator` = comparisonOperator else { throw failure("expected a comparison") }
    try advance()
    let options = try options()
    let start = offset
    let right = try anyExpression()
    if `operator` == .between, !Self.mayBePair(right) {
      throw PredicateTokenizer.Failure(
        offset: start, reason: "expected two values after BETWEEN, such as {1, 5}")
    }
    return .comparison(
      PredicateComparison(left, `operator`, right, options: options, modifier: modifier))
  }

  /// Only constants are known before a predicate is evaluated.
  private static func mayBePair(_ expression: ParsedExpression) -> Bool {
    switch expression {
    case .aggregate(let values): values.count == 2
    case .constant(.collection(let values)): values.count == 2
    case .constant: false
    default: true
    }
  }

  private var isComparisonNext: Bool { comparisonOperator != nil }

  private var comparisonOperator: PredicateComparison.Operator? {
    switch token {
    case .symbol(.equal): .equal
    case .symbol(.notEqual): .notEqual
    case .symbol(.less): .lessThan
    case .symbol(.lessOrEqual): .lessThanOrEqual
    case .symbol(.greater): .greaterThan
    case .symbol(.greaterOrEqual): .greaterThanOrEqual
    default: keyword?.comparison
    }
  }

  /// `[cd]`, if it comes next.
  private mutating func options() throws(PredicateTokenizer.Failure)
    -> PredicateComparison.Options
  {
    guard try skip(.openBracket) else { return [] }
    guard case .word(let letters) = token else { throw failure("expected c, d, n or l") }
    var options: PredicateComparison.Options = []
    for letter in letters.unicodeScalars {
      switch letter {
      case "c", "C": options.insert(.caseInsensitive)
      case "d", "D": options.insert(.diacriticInsensitive)
      case "n", "N": options.insert(.normalized)
      case "l", "L": options.insert(.localeSensitive)
      default: throw failure("expected c, d, n or l")
      }
    }
    try advance()
    try expect(.closeBracket)
    return options
  }
}
