/// A reserved word of predicate formats; upper and lower case are the same.
enum PredicateKeyword: String {
  case and = "AND"
  case or = "OR"
  case not = "NOT"
  case isIn = "IN"
  case between = "BETWEEN"
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case like = "LIKE"
  case matches = "MATCHES"
  case any = "ANY"
  case someOf = "SOME"
  case all = "ALL"
  case noneOf = "NONE"
  case `true` = "TRUE"
  case `false` = "FALSE"
  case yes = "YES"
  case no = "NO"
  case `nil` = "NIL"
  case null = "NULL"
  case itself = "SELF"
  case truePredicate = "TRUEPREDICATE"
  case falsePredicate = "FALSEPREDICATE"
  case first = "FIRST"
  case last = "LAST"
  case size = "SIZE"
  case cast = "CAST"
  case subquery = "SUBQUERY"

  /// The keyword that a word is, if it is one.
  init?(word: String) {
    // No keyword is longer or has other letters; most words are ruled out without a copy.
    guard word.utf8.count <= 14 else { return nil }
    self.init(rawValue: word.uppercased())
  }

  /// The comparison that the word stands for.
  var comparison: PredicateComparison.Operator? {
    switch self {
    case .isIn: .isIn
    case .between: .between
    case .contains: .contains
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .like: .like
    case .matches: .matches
    default: nil
    }
  }
}
