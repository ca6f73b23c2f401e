import SwiftSyntax

/// Reads off what a locator such as `app.tabBars.buttons["home"].firstMatch` looks for.
struct LocatorReader {
  let inference: TypeInference
  /// How many helpers and other elements a locator may go through.
  private static let depthLimit = 8

  /// What a locator looks for.
  struct Locator {
    /// The query property it ends in.
    var queryName: String?
    /// The string it looks for.
    var key: String?
  }

  /// Reads a locator from its end, where the element itself is said.
  func locator(_ expression: ExprSyntax, in scope: Scope, depth: Int = 0) -> Locator {
    guard depth < Self.depthLimit else { return Locator() }
    let chain = CallChain(expression)
    var locator = Locator()
    var call: FunctionCallExprSyntax?
    for (index, link) in chain.links.enumerated().reversed() {
      switch link {
      case .subscript(let access):
        locator.key =
          locator.key
          ?? access.arguments.first.flatMap { constants.string($0.expression, in: scope) }
      case .call(let next):
        call = next
      case .member(let name, _):
        if let made = call {
          read(name.text, made, into: &locator, in: scope)
          if locator.queryName == nil, locator.key == nil,
            let found = self.locator(
              ofCall: name.text, made, chain: chain, upTo: index, in: scope, depth: depth)
          {
            return found
          }
          call = nil
        } else if let query = XCUIVocabulary.property(name.text, of: .application),
          query == .query
        {
          locator.queryName = locator.queryName ?? name.text
        }
        if locator.queryName != nil { return locator }
      }
    }
    return throughRoot(chain, call, locator, in: scope, depth: depth)
  }

  private var constants: ConstantReader { ConstantReader(inference: inference) }

  /// Reads a call of the API's: `matching(identifier:)`, `children(matching:)`, `element(…)`.
  private func read(
    _ name: String, _ call: FunctionCallExprSyntax, into locator: inout Locator, in scope: Scope
  ) {
    guard ["matching", "element", "children", "descendants"].contains(name) else { return }
    for argument in call.arguments {
      if argument.label?.text == "identifier" {
        locator.key = locator.key ?? constants.string(argument.expression, in: scope)
      } else if let type = argument.expression.as(MemberAccessExprSyntax.self), type.base == nil {
        locator.queryName =
          locator.queryName
          ?? XCUIVocabulary.queryName(ofElementType: type.declName.baseName.text)
      }
    }
  }

  /// Reads a locator made by a method of the sources, such as `Element.save.locator(app)`.
  private func locator(
    ofCall name: String, _ call: FunctionCallExprSyntax, chain: CallChain, upTo index: Int,
    in scope: Scope, depth: Int
  ) -> Locator? {
    var receiver = chain
    receiver.links = Array(chain.links[..<index])
    guard let type = inference.follow(receiver, in: scope),
      let function = inference.table.function(name, labels: call.labels, of: type)?.member
    else { return nil }
    var enumCase: EnumCase?
    if case .member(let last, _)? = receiver.links.last {
      enumCase = inference.table[type.name]?.cases.first { $0.name == last.text }
    } else if receiver.links.isEmpty, receiver.rootName?.text == "self" {
      enumCase = scope.enumCase
    }
    return locator(of: function, call, enumCase: enumCase, in: scope, depth: depth)
  }

  /// Reads the locator that a function returns for one call of it.
  private func locator(
    of function: FunctionDeclaration, _ call: FunctionCallExprSyntax, enumCase: EnumCase?,
    in scope: Scope, depth: Int
  ) -> Locator? {
    guard let statements = function.body?.statements,
      let result = Self.result(of: statements, for: enumCase)
    else { return nil }
    var inner = Scope(function)
    inner.enumCase = enumCase
    for (parameter, argument) in zip(function.parameters, call.arguments) {
      inner.constants[parameter.name] = constants.string(argument.expression, in: scope)
    }
    return locator(result, in: inner, depth: depth + 1)
  }

  /// Reads on where a chain starts at another element or helper of the same type.
  private func throughRoot(
    _ chain: CallChain, _ call: FunctionCallExprSyntax?, _ locator: Locator, in scope: Scope,
    depth: Int
  ) -> Locator {
    guard let root = chain.rootName?.text else { return locator }
    let owner = TypeReference(name: scope.owner)
    var found: Locator?
    if let call {
      found = inference.table.function(root, labels: call.labels, of: owner).flatMap {
        self.locator(of: $0.member, call, enumCase: scope.enumCase, in: scope, depth: depth)
      }
    } else {
      let name: String
      if root == "self", case .member(let first, _)? = chain.links.first {
        name = first.text
      } else {
        name = root
      }
      found = inference.table.property(name, of: owner).flatMap { property in
        Self.expression(of: property.member).map {
          self.locator($0, in: Scope(owner: property.member.owner), depth: depth + 1)
        }
      }
    }
    return Locator(
      queryName: found?.queryName ?? locator.queryName, key: locator.key ?? found?.key)
  }

  /// The expression that says what a property holds: its getter's result, or its initial value.
  static func expression(of property: PropertyDeclaration) -> ExprSyntax? {
    if let getter = property.getter { return result(of: getter) }
    guard let value = property.value else { return nil }
    // A closure called on the spot, as lazy properties are often written.
    if let call = value.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.as(ClosureExprSyntax.self)
    {
      return result(of: closure.statements)
    }
    return value
  }

  /// The expression that statements return.
  ///
  /// - Parameters:
  ///   - statements: Statements of a body.
  ///   - enumCase: The case that a `switch` over `self` is followed for.
  /// - Returns: The expression; `nil` if it depends on more than that.
  static func result(
    of statements: CodeBlockItemListSyntax, for enumCase: EnumCase? = nil
  ) -> ExprSyntax? {
    guard let item = statements.last?.item else { return nil }
    let expression: ExprSyntax?
    switch item {
    case .expr(let value): expression = value
    case .stmt(let statement):
      expression =
        statement.as(ReturnStmtSyntax.self)?.expression
        ?? statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: expression = nil
    }
    guard let choice = expression?.as(SwitchExprSyntax.self) else { return expression }
    guard let enumCase else { return nil }
    for case .switchCase(let candidate) in choice.cases
    where covers(candidate.label, enumCase.name) {
      return result(of: candidate.statements)
    }
    return nil
  }

  /// Whether a label of a `switch` names a case.
  static func covers(_ label: SwitchCaseSyntax.Label, _ name: String) -> Bool {
    guard case .case(let patterns) = label else { return true }
    return patterns.caseItems.contains { item in
      item.pattern.as(ExpressionPatternSyntax.self)?.expression
        .as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
    }
  }
}
