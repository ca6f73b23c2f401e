extension PredicateParser {
  /// `a + b - c`.
  mutating func sum() throws(PredicateTokenizer.Failure) -> Node {
    try chain(of: [.plus: .add, .minus: .subtract]) {
      parser throws(PredicateTokenizer.Failure) in try parser.product()
    }
  }

  /// `a * b / c`.
  private mutating func product() throws(PredicateTokenizer.Failure) -> Node {
    try chain(of: [.times: .multiply, .divide: .divide]) {
      parser throws(PredicateTokenizer.Failure) in
      try parser.chain(of: [.power: .power]) { parser throws(PredicateTokenizer.Failure) in
        try parser.sign()
      }
    }
  }

  /// Operands joined by operators of one rank, from the left.
  private mutating func chain(
    of operators: KeyValuePairs<PredicateToken.Symbol, ParsedExpression.Operator>,
    _ operand: (inout PredicateParser) throws(PredicateTokenizer.Failure) -> Node
  ) throws(PredicateTokenizer.Failure) -> Node {
    var node = try operand(&self)
    var length = depth
    while case .symbol(let symbol) = token,
      let match = operators.first(where: { $0.key == symbol })
    {
      length += 1
      guard length < Self.deepest else { throw tooDeep }
      let left = try expression(from: node)
      try advance()
      let next = try operand(&self)
      node = .expression(.arithmetic(match.value, left, try expression(from: next)))
    }
    return node
  }

  /// `-a`; a number takes its sign at once.
  private mutating func sign() throws(PredicateTokenizer.Failure) -> Node {
    guard try skip(.minus) else { return try postfix() }
    let operand = try nested { parser throws(PredicateTokenizer.Failure) in
      let node = try parser.sign()
      return try parser.expression(from: node)
    }
    return switch operand {
    case .constant(.integer(let value)): .expression(.constant(.integer(0 &- value)))
    case .constant(.real(let value)): .expression(.constant(.real(-value)))
    case .constant(.bool(let value)): .expression(.constant(.integer(value ? -1 : 0)))
    default: .expression(.negated(operand))
    }
  }

  /// What follows an expression directly: `.key` and `[0]`.
  private mutating func postfix() throws(PredicateTokenizer.Failure) -> Node {
    var node = try primary()
    var length = depth
    while true {
      if token == .symbol(.dot) {
        let base = try expression(from: node)
        node = .expression(Self.reading(try keysAfterDots(), of: base))
      } else if token == .symbol(.openBracket), case .expression(let base) = node {
        try advance()
        let position = try position()
        try expect(.closeBracket)
        node = .expression(.member(position, of: base))
      } else {
        return node
      }
      length += 1
      guard length < Self.deepest else { throw tooDeep }
    }
  }

  /// `.a.b.@count`.
  private mutating func keysAfterDots() throws(PredicateTokenizer.Failure) -> [String] {
    var keys: [String] = []
    while try skip(.dot) {
      switch token {
      case .word(let key), .escapedWord(let key), .collectionOperator(let key): keys.append(key)
      case .placeholder("K"): keys += try keyArgument()
      default: throw failure("expected a key after \".\"")
      }
      try advance()
    }
    return keys
  }

  private static func reading(
    _ keys: [String], of base: ParsedExpression
  ) -> ParsedExpression {
    switch base {
    case .keyPath(let path): .keyPath(path + keys)
    case .keys(let path, let base): .keys(path + keys, of: base)
    case .itself: .keys(keys, of: .itself)
    default: .keys(keys, of: base)
    }
  }

  private mutating func position() throws(PredicateTokenizer.Failure)
    -> ParsedExpression.Position
  {
    switch keyword {
    case .first:
      try advance()
      return .first
    case .last:
      try advance()
      return .last
    case .size:
      try advance()
      return .size
    default:
      return try nested { parser throws(PredicateTokenizer.Failure) in
        .at(try parser.anyExpression())
      }
    }
  }

  /// The key path that is the next argument, for `%K`.
  private mutating func keyArgument() throws(PredicateTokenizer.Failure) -> [String] {
    guard case .string(let path) = try takeArgument(), !path.isEmpty else {
      throw PredicateTokenizer.Failure(
        offset: offset, reason: "the argument for \"%K\" is no key path")
    }
    return path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}

extension PredicateParser {
  /// A constant, a key, a call, or something in brackets.
  private mutating func primary() throws(PredicateTokenizer.Failure) -> Node {
    let found = token
    switch found {
    case .string(let text): return try constant(.string(text))
    case .integer(let number): return try constant(.integer(number))
    case .real(let number): return try constant(.real(number))
    case .variable(let name):
      try advance()
      return .expression(.variable(name))
    case .escapedWord(let word):
      try advance()
      return .expression(.keyPath([word]))
    case .collectionOperator(let word):
      try advance()
      return .expression(.keyPath([word]))
    case .placeholder("K"):
      let path = try keyArgument()
      try advance()
      return .expression(path == ["SELF"] || path == ["self"] ? .itself : .keyPath(path))
    case .placeholder("%"): throw failure("expected a value")
    case .placeholder: return try constant(takeArgument())
    case .symbol(.openBrace): return .expression(.aggregate(try list(upTo: .closeBrace)))
    case .symbol(.openParenthesis):
      try advance()
      let inner = try nested { parser throws(PredicateTokenizer.Failure) in
        try parser.disjunction()
      }
      try expect(.closeParenthesis)
      return inner
    case .word(let word): return .expression(try named(word))
    default: throw failure("expected a value")
    }
  }

  private mutating func constant(
    _ value: PredicateValue
  ) throws(PredicateTokenizer.Failure) -> Node {
    try advance()
    return .expression(.constant(value))
  }

  /// What a word stands for.
  private mutating func named(
    _ word: String
  ) throws(PredicateTokenizer.Failure) -> ParsedExpression {
    let keyword = keyword
    if keyword != nil, !isValue(keyword) { throw failure("expected a value") }
    let start = offset
    try advance()
    switch keyword {
    case .true, .yes: return .constant(.bool(true))
    case .false, .no: return .constant(.bool(false))
    case .nil, .null: return .constant(.null)
    case .itself: return .itself
    case .cast: return try cast()
    case .subquery: return try subquery()
    default: break
    }
    guard token == .symbol(.openParenthesis) || token == .symbol(.colon) else {
      return .keyPath([word])
    }
    return try call(word, at: start)
  }

  private func isValue(_ keyword: PredicateKeyword?) -> Bool {
    switch keyword {
    case .true, .false, .yes, .no, .nil, .null, .itself, .cast, .subquery, .first, .last, .size:
      true
    default: false
    }
  }

  /// `uppercase:(label)`, `add:to:(1, 2)`.
  private mutating func call(
    _ word: String, at start: Int
  ) throws(PredicateTokenizer.Failure) -> ParsedExpression {
    var name = word
    while try skip(.colon) {
      name += ":"
      if case .word(let part) = token {
        name += part
        try advance()
      }
    }
    guard let function = PredicateFunction(name: name) else {
      throw PredicateTokenizer.Failure(
        offset: start, reason: "there is no function \"\(name)\"")
    }
    guard token == .symbol(.openParenthesis) else { throw failure("expected \"(\"") }
    let arguments = try list(upTo: .closeParenthesis)
    if let count = function.parameterCount, arguments.count != count {
      throw PredicateTokenizer.Failure(
        offset: start,
        reason: "\"\(name)\" takes \(count == 1 ? "one argument" : "\(count) arguments")")
    }
    return .function(function, arguments)
  }

  /// Expressions between the bracket that is the next token and its counterpart.
  private mutating func list(
    upTo end: PredicateToken.Symbol
  ) throws(PredicateTokenizer.Failure) -> [ParsedExpression] {
    try advance()
    return try nested { parser throws(PredicateTokenizer.Failure) in
      var values: [ParsedExpression] = []
      guard try !parser.skip(end) else { return values }
      repeat {
        values.append(try parser.anyExpression())
      } while try parser.skip(.comma)
      try parser.expect(end)
      return values
    }
  }

  private mutating func cast() throws(PredicateTokenizer.Failure) -> ParsedExpression {
    let start = offset
    guard token == .symbol(.openParenthesis) else { throw failure("expected \"(\"") }
    let arguments = try list(upTo: .closeParenthesis)
    guard arguments.count == 2, case .constant(.string(let type)) = arguments[1],
      ["NSNumber", "NSString", "NSDate"].contains(type)
    else {
      throw PredicateTokenizer.Failure(
        offset: start,
        reason: "CAST takes a value and \"NSNumber\", \"NSString\" or \"NSDate\"")
    }
    return .cast(arguments[0], to: type)
  }

  /// `(collection, $x, predicate)`.
  private mutating func subquery() throws(PredicateTokenizer.Failure) -> ParsedExpression {
    try expect(.openParenthesis)
    return try nested { parser throws(PredicateTokenizer.Failure) in
      let collection = try parser.anyExpression()
      try parser.expect(.comma)
      guard case .variable(let name) = parser.token else {
        throw parser.failure("expected a variable such as $x")
      }
      try parser.advance()
      try parser.expect(.comma)
      let predicate = try parser.anyPredicate()
      try parser.expect(.closeParenthesis)
      return .subquery(collection, variable: name, predicate)
    }
  }
}

extension ParsedPredicate {
  /// Reads a format string.
  ///
  /// - Parameters:
  ///   - format: A format of `NSPredicate`, per Apple's "Predicate Format String Syntax".
  ///   - arguments: What its placeholders stand for, in order.
  /// - Throws: ``PredicateFormatError``.
  package init(
    format: String, arguments: [PredicateValue] = []
  ) throws(PredicateFormatError) {
    self = try PredicateParser.predicate(format, arguments: arguments)
  }
}

extension ParsedExpression {
  /// Reads the format string of an expression.
  ///
  /// - Parameters:
  ///   - format: A format of `NSExpression`.
  ///   - arguments: What its placeholders stand for, in order.
  /// - Throws: ``PredicateFormatError``.
  package init(
    format: String, arguments: [PredicateValue] = []
  ) throws(PredicateFormatError) {
    self = try PredicateParser.expression(format, arguments: arguments)
  }
}
