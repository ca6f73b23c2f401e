/// Reads a predicate format by recursive descent, without ever going back.
///
/// A parenthesis may open a predicate or an expression, and only what follows tells. So both are
/// read by the same functions, and whoever needs one kind asks for it.
struct PredicateParser {
  /// What has been read: a predicate, or an expression that may become one side of a comparison.
  enum Node {
    case predicate(ParsedPredicate)
    case expression(ParsedExpression)
  }

  /// How deep predicates and expressions may be nested, and how many operators may follow each
  /// other: evaluating and freeing them takes stack, of which threads have little.
  static let deepest = 100

  private let format: String
  private var arguments: ArraySlice<PredicateValue>
  private var tokenizer: PredicateTokenizer
  /// The token that comes next.
  private(set) var token: PredicateToken = .end
  /// The keyword that the next token is.
  private(set) var keyword: PredicateKeyword?
  /// Where the next token begins, in bytes.
  private(set) var offset = 0
  /// How many levels are open.
  private(set) var depth = 0

  private init(_ format: String, arguments: [PredicateValue]) {
    self.format = format
    self.arguments = arguments[...]
    tokenizer = PredicateTokenizer(format)
  }

  /// Reads a format.
  ///
  /// - Parameters:
  ///   - format: The format string.
  ///   - arguments: What its placeholders stand for, in order.
  /// - Returns: The predicate.
  /// - Throws: ``PredicateFormatError``.
  static func predicate(
    _ format: String, arguments: [PredicateValue]
  ) throws(PredicateFormatError) -> ParsedPredicate {
    var parser = PredicateParser(format, arguments: arguments)
    return try parser.whole { parser throws(PredicateTokenizer.Failure) in
      try parser.anyPredicate()
    }
  }

  /// Reads the format of an expression.
  ///
  /// - Parameters:
  ///   - format: The format string.
  ///   - arguments: What its placeholders stand for, in order.
  /// - Returns: The expression.
  /// - Throws: ``PredicateFormatError``.
  static func expression(
    _ format: String, arguments: [PredicateValue]
  ) throws(PredicateFormatError) -> ParsedExpression {
    var parser = PredicateParser(format, arguments: arguments)
    return try parser.whole { parser throws(PredicateTokenizer.Failure) in
      try parser.anyExpression()
    }
  }

  private mutating func whole<Result>(
    _ read: (inout PredicateParser) throws(PredicateTokenizer.Failure) -> Result
  ) throws(PredicateFormatError) -> Result {
    do throws(PredicateTokenizer.Failure) {
      try advance()
      let result = try read(&self)
      guard token == .end else { throw failure("expected AND, OR or the end") }
      return result
    } catch {
      throw PredicateFormatError(
        format: format, offset: tokenizer.characterOffset(ofByte: error.offset),
        reason: error.reason)
    }
  }

  // MARK: Tokens

  /// Goes on to the next token.
  mutating func advance() throws(PredicateTokenizer.Failure) {
    (token, offset) = try tokenizer.next()
    keyword = if case .word(let word) = token { PredicateKeyword(word: word) } else { nil }
  }

  /// Skips a symbol if it comes next.
  mutating func skip(_ symbol: PredicateToken.Symbol) throws(PredicateTokenizer.Failure) -> Bool {
    guard token == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  /// Skips a symbol that must come next.
  mutating func expect(_ symbol: PredicateToken.Symbol) throws(PredicateTokenizer.Failure) {
    guard try skip(symbol) else { throw failure("expected \"\(symbol.rawValue)\"") }
  }

  /// That something else was expected at the next token.
  func failure(_ expectation: String) -> PredicateTokenizer.Failure {
    PredicateTokenizer.Failure(offset: offset, reason: "\(expectation), found \(token.title)")
  }

  /// The next argument, for the placeholder that is the next token.
  mutating func takeArgument() throws(PredicateTokenizer.Failure) -> PredicateValue {
    guard let argument = arguments.popFirst() else {
      throw PredicateTokenizer.Failure(
        offset: offset, reason: "there is no argument for \(token.title)")
    }
    return argument
  }

  /// Reads something one level deeper.
  mutating func nested<Result>(
    _ read: (inout PredicateParser) throws(PredicateTokenizer.Failure) -> Result
  ) throws(PredicateTokenizer.Failure) -> Result {
    guard depth < Self.deepest else { throw tooDeep }
    depth += 1
    let result = try read(&self)
    depth -= 1
    return result
  }

  /// That there are too many levels, or operators in a row.
  var tooDeep: PredicateTokenizer.Failure {
    PredicateTokenizer.Failure(
      offset: offset, reason: "this is nested more than \(Self.deepest) levels deep")
  }

  // MARK: Kinds

  /// Reads a predicate of any kind.
  mutating func anyPredicate() throws(PredicateTokenizer.Failure) -> ParsedPredicate {
    let node = try disjunction()
    return try predicate(from: node)
  }

  /// Reads an expression of any kind.
  mutating func anyExpression() throws(PredicateTokenizer.Failure) -> ParsedExpression {
    let node = try sum()
    return try expression(from: node)
  }

  /// The predicate that was read, if it is one.
  func predicate(from node: Node) throws(PredicateTokenizer.Failure) -> ParsedPredicate {
    guard case .predicate(let predicate) = node else {
      throw failure("expected a comparison such as == or CONTAINS")
    }
    return predicate
  }

  /// The expression that was read, if it is one.
  func expression(from node: Node) throws(PredicateTokenizer.Failure) -> ParsedExpression {
    guard case .expression(let expression) = node else {
      throw failure("expected AND, OR or the end")
    }
    return expression
  }
}
