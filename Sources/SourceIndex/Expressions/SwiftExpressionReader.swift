import ElementModel
import SourceModel
import SwiftParser
import SwiftSyntax

/// Reads one Swift expression about elements.
struct SwiftExpressionReader {
  let text: String
  let parser: QueryExpressionParser
  /// The page that the expression stands in, whose elements it may name.
  var page: PageObject?
  /// What a key that is no literal stands for.
  var knownKey: String?
  /// Through how many other locators it was reached.
  var depth = 0

  /// Reads the whole text.
  func expression() throws(ExpressionError) -> QueryExpression {
    try read(try syntax())
  }

  /// Reads the text as something that finds elements.
  func locator() throws(ExpressionError) -> LocatedQuery {
    let syntax = try syntax()
    guard case .elements(let query, _) = try read(syntax) else {
      throw error(syntax, .findsNoElements)
    }
    return query
  }

  private func syntax() throws(ExpressionError) -> ExprSyntax {
    let tree = Parser.parse(source: text)
    if let place = FirstProblem.find(in: tree) {
      throw ExpressionError(column: column(atByte: place), .incomplete)
    }
    guard let first = tree.statements.first, tree.statements.count == 1,
      let expression = first.item.as(ExprSyntax.self)
    else {
      throw ExpressionError(column: 1, .noExpression)
    }
    return expression
  }

  // MARK: Operators

  private func read(_ syntax: ExprSyntax) throws(ExpressionError) -> QueryExpression {
    if let sequence = syntax.as(SequenceExprSyntax.self) {
      return try read(Array(sequence.elements)[...])
    }
    if let prefix = syntax.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return .not(try read(prefix.expression), column: column(of: syntax))
    }
    if let constant = constant(syntax) { return .constant(constant) }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      return try read(inner)
    }
    return try read(CallChain(syntax), syntax)
  }

  /// Reads operands and operators: the loosest operator divides them.
  private func read(_ parts: ArraySlice<ExprSyntax>) throws(ExpressionError) -> QueryExpression {
    // `value as? String` is the value.
    if let cast = parts.lastIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      parts.count == 3, cast == parts.startIndex + 1
    {
      return try read(parts[parts.startIndex])
    }
    guard parts.count > 1, let first = parts.first else {
      guard let only = parts.first else {
        throw ExpressionError(column: 1, .noExpression)
      }
      return try read(only)
    }
    for level in Self.levels {
      let place = parts.indices.last { parts[$0].operatorText.map(level.contains) ?? false }
      guard let place, place > parts.startIndex, place < parts.endIndex - 1,
        let symbol = parts[place].operatorText
      else { continue }
      let left = try read(parts[..<place])
      let right = try read(parts[(place + 1)...])
      switch symbol {
      case "||": return .or(left, right)
      case "&&": return .and(left, right)
      default:
        guard let comparison = QueryExpression.Comparison(rawValue: symbol) else { continue }
        return .comparison(left, comparison, right, column: column(of: parts[place]))
      }
    }
    throw error(parts.dropFirst().first ?? first, .unknownOperator)
  }

  private static let levels: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="],
  ]

  private func constant(_ syntax: ExprSyntax) -> ExpressionValue? {
    if let text = syntax.literalText { return .text(text) }
    if let value = syntax.as(BooleanLiteralExprSyntax.self) {
      return .bool(value.literal.text == "true")
    }
    if syntax.is(NilLiteralExprSyntax.self) { return ExpressionValue.none }
    if let number = syntax.number { return .number(number) }
    if let member = syntax.as(MemberAccessExprSyntax.self), member.base == nil {
      return ElementType(caseName: member.declName.baseName.text).map(ExpressionValue.type)
    }
    return nil
  }

  // MARK: Chains

  private func read(
    _ chain: CallChain, _ syntax: ExprSyntax
  ) throws(ExpressionError) -> QueryExpression {
    var (value, rest) = try root(of: chain)
    var column = column(of: chain.root)
    while let link = rest.popFirst() {
      var call: FunctionCallExprSyntax?
      if case .call(let next)? = rest.first, case .member = link {
        call = next
        rest = rest.dropFirst()
      }
      if case .member(let token, _) = link { column = self.column(of: token) }
      let step = SwiftExpressionStep(reader: self, link: link, call: call, column: column)
      value = try step.applied(to: value)
    }
    return value
  }

  /// What a chain starts with, and the links after it.
  private func root(
    of chain: CallChain
  ) throws(ExpressionError) -> (QueryExpression, ArraySlice<CallChain.Link>) {
    var links = chain.links[...]
    guard var name = chain.rootName?.text else {
      throw error(chain.root, .unknownRoot)
    }
    let column = column(of: chain.root)
    if name == "self", case .member(let token, _)? = links.first {
      name = token.text
      links = links.dropFirst()
    }
    if ["app", "application"].contains(name) || name == "XCUIApplication" {
      if case .call(let call)? = links.first {
        guard call.arguments.isEmpty else {
          throw error(chain.root, .onlyTheApp)
        }
        links = links.dropFirst()
      }
      return (.elements(LocatedQuery(), column: column), links)
    }
    if let element = page?.elements.first(where: { $0.name == name }), let page,
      element.expression != text
    {
      if case .call? = links.first { links = links.dropFirst() }
      return (try located(element, in: page, column: column), links)
    }
    if let page = parser.pages[name] { return try member(of: page, links, chain) }
    let near = parser.pages.keys.filter { $0.lowercased().hasPrefix(name.lowercased()) }
    throw error(chain.root, .unknownName(name, near: near.sorted()))
  }

  /// An element of a page object: `SignInViewPage.email`, `SignInViewPage(app: app).email`.
  private func member(
    of page: PageObject, _ links: ArraySlice<CallChain.Link>, _ chain: CallChain
  ) throws(ExpressionError) -> (QueryExpression, ArraySlice<CallChain.Link>) {
    var links = links
    if case .call? = links.first { links = links.dropFirst() }
    guard case .member(let token, _)? = links.popFirst() else {
      throw error(chain.root, .pageAlone(page.name, elements: page.elements.map(\.name)))
    }
    guard let element = page.elements.first(where: { $0.name == token.text }) else {
      let names = page.elements.map(\.name)
      throw error(token, .noPageElement(token.text, page: page.name, elements: names))
    }
    if case .call? = links.first { links = links.dropFirst() }
    return (try located(element, in: page, column: column(of: token)), links)
  }

  private func located(
    _ element: PageElement, in page: PageObject, column: Int
  ) throws(ExpressionError) -> QueryExpression {
    guard let query = parser.query(of: element, in: page, depth: depth + 1) else {
      throw ExpressionError(
        column: column,
        .knownAtRunOnly(
          element: "\(page.name).\(element.name)", expression: String(element.expression.prefix(80))
        ))
    }
    return .elements(query, column: column)
  }

  // MARK: Places

  func error(_ node: some SyntaxProtocol, _ problem: ExpressionProblem) -> ExpressionError {
    ExpressionError(column: column(of: node), problem)
  }

  func column(of node: some SyntaxProtocol) -> Int {
    column(atByte: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func column(atByte offset: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    return text.distance(from: text.startIndex, to: index) + 1
  }
}
