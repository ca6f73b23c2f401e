import ElementModel
import PredicateLanguage
import SwiftSyntax

/// One link of a chain about elements: what it makes of what stands before it.
struct SwiftExpressionStep {
  let reader: SwiftExpressionReader
  let link: CallChain.Link
  /// The call of the link, if it is called.
  let call: FunctionCallExprSyntax?
  /// Where the link is.
  let column: Int

  /// The expression with the link added.
  func applied(to base: QueryExpression) throws(ExpressionError) -> QueryExpression {
    switch link {
    case .subscript(let access): return try subscripted(base, access)
    case .call: throw failure(.notCallable)
    case .member(let token, _):
      guard case .elements(let query, _) = base else {
        return try valueMember(token.text, of: base)
      }
      if let type = ElementType(queryName: token.text), call == nil {
        return .elements(
          LocatedQuery(query.scope.appending(.descendants(type)), .all), column: column)
      }
      return try member(token.text, of: query)
    }
  }

  // MARK: Elements and queries

  private func subscripted(
    _ base: QueryExpression, _ access: SubscriptCallExprSyntax
  ) throws(ExpressionError) -> QueryExpression {
    guard case .elements(let query, _) = base, let argument = access.arguments.first?.expression
    else { throw failure(.subscriptOfNoQuery) }
    guard query.binding == .all else {
      throw reader.error(access.leftSquare, .subscriptOfElement)
    }
    if argument.number != nil {
      // `allElementsBoundByIndex[2]`.
      return .elements(LocatedQuery(query.query, .index(try position(argument))), column: column)
    }
    let key = try text(of: argument)
    return .elements(
      LocatedQuery(query.query.appending(.matching(.identified(by: key)))), column: column)
  }

  private func member(
    _ name: String, of query: LocatedQuery
  ) throws(ExpressionError) -> QueryExpression {
    if let call { return try called(name, call, on: query) }
    switch name {
    case "firstMatch":
      let scope = query.isElement ? query.scope : query.query
      return .elements(LocatedQuery(scope, .first), column: column)
    case "element":
      try requireQuery(query, name)
      return .elements(LocatedQuery(query.query), column: column)
    case "allElementsBoundByIndex", "allElementsBoundByAccessibilityElement":
      try requireQuery(query, name)
      return .elements(query, column: column)
    default: break
    }
    guard let attribute = QueryExpression.Attribute(rawValue: name) else {
      throw failure(
        .noProperty(name, ofElement: query.isElement, near: names(near: name, of: query)))
    }
    guard attribute == .debugDescription || attribute.isOfQueries != query.isElement else {
      throw failure(.wrongOwner(name, isElement: query.isElement))
    }
    return .attribute(attribute, query, column: column)
  }

  private func called(
    _ name: String, _ call: FunctionCallExprSyntax, on query: LocatedQuery
  ) throws(ExpressionError) -> QueryExpression {
    let arguments = Array(call.arguments)
    let first = arguments.first
    switch (name, first?.label?.text) {
    case ("descendants", "matching"), ("children", "matching"):
      let type = try type(of: first)
      return .elements(
        LocatedQuery(
          query.scope.appending(name == "children" ? .children(type) : .descendants(type)), .all),
        column: column)
    case ("element", "boundBy"), ("element", "at"):
      try requireQuery(query, name)
      guard let position = first?.expression else { throw failure(.positionNoNumber) }
      return .elements(
        LocatedQuery(query.query, .index(try self.position(position))), column: column)
    case ("matching", _), ("containing", _), ("element", "matching"):
      try requireQuery(query, name)
      let condition = try condition(arguments)
      let step: ElementQuery.Step =
        name == "containing" ? .containing(condition) : .matching(condition)
      return .elements(
        LocatedQuery(query.query.appending(step), name == "element" ? .unique : .all),
        column: column)
    default:
      throw failure(.notAskedHere(name, near: names(near: name, of: query)))
    }
  }

  private func condition(
    _ arguments: [LabeledExprSyntax]
  ) throws(ExpressionError) -> ElementCondition {
    guard let first = arguments.first else { throw failure(.nothingToMatch) }
    if first.label?.text == "identifier" {
      return .identified(by: try text(of: first.expression))
    }
    if let call = first.expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSPredicate"
    {
      return try predicate(call)
    }
    let type = try type(of: first)
    guard arguments.count > 1, !arguments[1].expression.is(NilLiteralExprSyntax.self) else {
      return .typed(type, key: nil)
    }
    return .typed(type, key: try text(of: arguments[1].expression))
  }

  private func predicate(
    _ call: FunctionCallExprSyntax
  ) throws(ExpressionError) -> ElementCondition {
    guard let first = call.arguments.first, first.label?.text == "format",
      let format = first.expression.literalText
    else {
      throw failure(.predicateFormOnly, at: call.arguments.first)
    }
    var values: [PredicateValue] = []
    for argument in call.arguments.dropFirst() {
      if let number = argument.expression.number {
        values.append(Int(exactly: number).map(PredicateValue.integer) ?? .real(number))
      } else if let flag = argument.expression.as(BooleanLiteralExprSyntax.self) {
        values.append(.bool(flag.literal.text == "true"))
      } else {
        values.append(.string(try text(of: argument.expression)))
      }
    }
    return try QueryExpressionParser.condition(
      format: format, arguments: values, column: reader.column(of: first.expression) + 1)
  }

  // MARK: Values

  private func valueMember(
    _ name: String, of base: QueryExpression
  ) throws(ExpressionError) -> QueryExpression {
    if name == "rawValue" || name == "debugDescription" || name == "description" { return base }
    if ["origin", "size"].contains(name), call == nil { return base }
    guard let call else {
      guard let member = Self.members[name] else {
        throw failure(.unknownMember(name, known: Self.members.keys.sorted()))
      }
      return .member(member, base, column: column)
    }
    let part = try call.arguments.first.map { argument throws(ExpressionError) in
      try text(of: argument.expression)
    }
    switch name {
    case "contains": return .member(.contains(part ?? ""), base, column: column)
    case "hasPrefix": return .member(.hasPrefix(part ?? ""), base, column: column)
    case "hasSuffix": return .member(.hasSuffix(part ?? ""), base, column: column)
    default:
      throw failure(.unknownTextMethod(name))
    }
  }

  private static let members: [String: QueryExpression.Member] = [
    "isEmpty": .isEmpty, "count": .count, "minX": .minX, "minY": .minY, "midX": .midX,
    "midY": .midY, "maxX": .maxX, "maxY": .maxY, "width": .width, "height": .height, "x": .minX,
    "y": .minY,
  ]

  // MARK: Arguments

  private func text(of syntax: ExprSyntax) throws(ExpressionError) -> String {
    if let text = syntax.literalText { return text }
    if let known = reader.knownKey { return known }
    throw reader.error(syntax, .textNeeded)
  }

  /// Which of a query's matches is meant.
  private func position(_ syntax: ExprSyntax) throws(ExpressionError) -> Int {
    if let number = syntax.number, let position = Int(exactly: number) { return position }
    throw reader.error(syntax, .positionNoNumber)
  }

  private func type(
    of argument: LabeledExprSyntax?
  ) throws(ExpressionError) -> ElementType {
    if let member = argument?.expression.as(MemberAccessExprSyntax.self),
      let type = ElementType(caseName: member.declName.baseName.text)
    {
      return type
    }
    throw failure(.typeNeeded, at: argument)
  }

  private func requireQuery(_ query: LocatedQuery, _ name: String) throws(ExpressionError) {
    guard query.isElement else { return }
    throw failure(.queryNeeded(name))
  }

  private func names(near name: String, of query: LocatedQuery) -> [String] {
    let known = ExpressionVocabulary.members(isElement: query.isElement)
    let distance = TextDistance(to: name)
    return known.filter { distance.distance(to: $0) != nil }
  }

  private func failure(
    _ problem: ExpressionProblem, at argument: LabeledExprSyntax? = nil
  ) -> ExpressionError {
    ExpressionError(column: argument.map { reader.column(of: $0) } ?? column, problem)
  }
}
