/// A word of a predicate format.
enum PredicateToken: Hashable {
  /// A name or keyword, as it is written.
  case word(String)
  /// A name after `#`, which is never a keyword.
  case escapedWord(String)
  /// A collection operator, such as `@count`.
  case collectionOperator(String)
  /// `$name`.
  case variable(String)
  case string(String)
  case integer(Int)
  case real(Double)
  /// `%@` and the like, by the letter that ends it.
  case placeholder(Character)
  /// An operator or a bracket.
  case symbol(Symbol)
  case end

  /// Operators and brackets; several spellings of one are one.
  enum Symbol: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case not = "!"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case power = "**"
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBrace = "{"
    case closeBrace = "}"
    case openBracket = "["
    case closeBracket = "]"
    case comma = ","
    case dot = "."
    case colon = ":"
  }

  /// The token as messages show it.
  var title: String {
    switch self {
    case .word(let word): "\"\(word)\""
    case .escapedWord(let word): "\"#\(word)\""
    case .collectionOperator(let word): "\"\(word)\""
    case .variable(let name): "\"$\(name)\""
    case .string: "a string"
    case .integer, .real: "a number"
    case .placeholder(let letter): "\"%\(letter)\""
    case .symbol(let symbol): "\"\(symbol.rawValue)\""
    case .end: "the end"
    }
  }
}
