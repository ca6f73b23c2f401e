import ElementModel
import SourceModel
import SwiftParser
import SwiftSyntax

extension BodyReader {
  /// Reads a subscript as a question for an element.
  func readQuestion(
    _ access: SubscriptCallExprSyntax, _ key: ExprSyntax, on type: TypeReference?,
    _ chain: CallChain, _ link: Int, _ scope: Scope, _ walk: inout Walk
  ) {
    if let type, type != .query { return }
    if key.is(IntegerLiteralExprSyntax.self) { return }
    var receiver = chain
    receiver.links = Array(chain.links[..<link])
    let queryName = queryName(of: receiver, in: scope)
    // On something unknown only the look tells: a query property right before the subscript.
    if type == nil, queryName == nil { return }
    walk.reading.locators.append(
      BodyReading.LocatorSite(
        queryName: queryName, key: .text(key, expected: nil),
        expression: CondensedText.text(of: access),
        location: walk.source.location(of: access.leftSquare), isAssumed: type == nil,
        scope: scope))
  }

  /// Reads a call of the API's as a question for an element: `matching(identifier:)` and others.
  func readQuestion(
    _ site: TypeInference.CallSite, _ chain: CallChain, _ scope: Scope, _ walk: inout Walk
  ) {
    let name = site.name.text
    readPredicate(site.call, named: name, chain, scope, &walk)
    guard ["matching", "element", "containing"].contains(name), site.function == nil,
      let argument = site.call.arguments.first(where: { $0.label?.text == "identifier" })
    else { return }
    var query = chain
    for (index, link) in chain.links.enumerated() {
      if case .member(let token, _) = link, token.id == site.name.id {
        query.links = Array(chain.links[..<index])
      }
    }
    let type = site.call.arguments.first?.expression.as(MemberAccessExprSyntax.self)
    let given =
      type.flatMap { $0.base == nil ? $0.declName.baseName.text : nil }
      .flatMap(XCUIVocabulary.queryName(ofElementType:))
    walk.reading.locators.append(
      BodyReading.LocatorSite(
        queryName: given ?? queryName(of: query, in: scope),
        key: .text(argument.expression, expected: nil),
        expression: CondensedText.text(of: site.call),
        location: walk.source.location(of: site.name), isAssumed: site.receiver == nil,
        scope: scope))
  }

  /// Reads `NSPredicate(format:)` as the question that it is.
  func readPredicate(
    _ call: FunctionCallExprSyntax, named name: String, _ chain: CallChain?, _ scope: Scope,
    _ walk: inout Walk
  ) {
    guard name == "NSPredicate", let first = call.arguments.first, first.label?.text == "format",
      let format = first.expression.as(StringLiteralExprSyntax.self),
      let text = format.representedLiteralValue
    else { return }
    let arguments = call.arguments.dropFirst().map(\.expression)
    for comparison in PredicateFormat(text).comparisons {
      let argument = comparison.argument.flatMap { $0 < arguments.count ? arguments[$0] : nil }
      walk.reading.locators.append(
        BodyReading.LocatorSite(
          queryName: nil,
          key: .comparison(
            comparison.operation, argument, literal: comparison.literal,
            format: ExprSyntax(format)),
          expression: CondensedText.text(of: call), location: walk.source.location(of: call),
          isAssumed: false, scope: scope))
    }
  }

  /// The query that a chain ends in: `buttons` in `app.tables["t"].buttons`, through local names and
  /// properties.
  private func queryName(of chain: CallChain, in scope: Scope, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    for (index, link) in chain.links.enumerated().reversed() {
      switch link {
      case .member(let name, _):
        if ElementType(queryName: name.text) != nil { return name.text }
        if name.text != "firstMatch", name.text != "element" {
          var receiver = chain
          receiver.links = Array(chain.links[..<index])
          guard let type = inference.follow(receiver, in: scope),
            let property = table.property(name.text, of: type)?.member,
            let value = LocatorReader.expression(of: property)
          else { break }
          let inner = Declaration.property(property).scope(on: nil)
          return queryName(of: CallChain(value), in: inner, depth: depth + 1)
        }
      case .call(let call):
        for argument in call.arguments {
          if let type = argument.expression.as(MemberAccessExprSyntax.self), type.base == nil,
            let name = XCUIVocabulary.queryName(ofElementType: type.declName.baseName.text)
          {
            return name
          }
        }
      case .subscript: return nil
      }
    }
    guard let root = chain.rootName?.text else { return nil }
    if case .expressions(let values)? = scope.values[root] {
      guard let value = values.first else { return nil }
      return queryName(of: CallChain(value.expression), in: value.scope, depth: depth + 1)
    }
    for namespace in scope.namespaces {
      guard let property = table.property(root, of: namespace)?.member else { continue }
      let inner = Declaration.property(property).scope(on: nil)
      return LocatorReader.expression(of: property).flatMap {
        queryName(of: CallChain($0), in: inner, depth: depth + 1)
      }
    }
    return ElementType(queryName: root) != nil ? root : nil
  }
}
