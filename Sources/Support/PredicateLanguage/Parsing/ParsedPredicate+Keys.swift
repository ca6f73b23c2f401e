extension ParsedPredicate {
  /// The keys that it reads from what it is evaluated with, in the order in which it names them; of
  /// key paths, the first.
  package var keys: [String] {
    switch self {
    case .comparison(let comparison): comparison.left.keys + comparison.right.keys
    case .and(let parts), .or(let parts): parts.flatMap(\.keys)
    case .not(let part): part.keys
    case .constant, .block: []
    }
  }
}

extension ParsedExpression {
  /// The keys that it reads from what the predicate is evaluated with.
  fileprivate var keys: [String] {
    switch self {
    case .keyPath(let path): path.first.map { [$0] } ?? []
    case .keys(let path, .itself): path.first.map { [$0] } ?? []
    case .keys(_, let base), .negated(let base), .cast(let base, _), .member(_, let base): base.keys
    case .subquery(let base, _, _): base.keys
    case .aggregate(let parts), .function(_, let parts): parts.flatMap(\.keys)
    case .arithmetic(_, let left, let right): left.keys + right.keys
    case .constant, .itself, .variable: []
    }
  }
}
