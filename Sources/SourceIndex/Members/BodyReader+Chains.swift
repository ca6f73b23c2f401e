import ElementModel
import SourceModel
import SwiftSyntax

extension BodyReader {
  /// Methods whose closure is called with the elements of what they are called on.
  private static let elementMethods: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "allSatisfy",
  ]

  /// Reads a chain: its uses and locators, and then what is in its arguments and closures.
  func readChain(
    _ chain: CallChain, _ scope: inout Scope, _ walk: inout Walk, expected: TypeReference?
  ) {
    var sights: [TypeInference.Sight] = []
    if let implicit = chain.root.as(MemberAccessExprSyntax.self), implicit.base == nil {
      readImplicit(implicit, chain, &scope, &walk, expected: expected)
    } else if chain.rootName == nil, !chain.root.is(SuperExprSyntax.self) {
      readRoot(chain.root, &scope, &walk)
    }
    _ = inference.follow(chain, in: scope) { sights.append($0) }
    var seen: Set<SyntaxIdentifier> = []
    var through: [TypeReference] = []
    for sight in sights {
      switch sight {
      case .name(let site):
        walk.reading.sights.append(.name(site))
        through += [site.receiver].compactMap(\.self)
        if let use = use(site, scope, walk.source) { walk.append(use, scope) }
      case .call(let site):
        seen.insert(site.call.id)
        // What its closures do, they do while it runs; its other arguments come before it.
        let takesClosure = Self.takesClosure(site.call)
        if takesClosure { walk.reading.sights.append(.call(site, through: through)) }
        readCall(site, chain, &scope, &walk, expected: expected)
        if !takesClosure { walk.reading.sights.append(.call(site, through: through)) }
        through += [site.receiver].compactMap(\.self)
      case .creation(let site):
        seen.insert(site.call.id)
        readCreation(site, &scope, &walk)
      case .access(let access, let type, let link):
        seen.insert(access.id)
        readAccess(access, on: type, chain, link, &scope, &walk)
      }
    }
    for link in chain.links {
      // Calls of values that are functions, and what was not followed.
      switch link {
      case .call(let call) where !seen.contains(call.id):
        readArguments(of: call, function: nil, receiver: nil, element: nil, &scope, &walk)
      case .subscript(let access) where !seen.contains(access.id):
        for argument in access.arguments { read(Syntax(argument.expression), &scope, &walk) }
      default: break
      }
    }
  }

  private static func takesClosure(_ call: FunctionCallExprSyntax) -> Bool {
    call.trailingClosure != nil
      || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
  }

  /// Reads what a chain starts with where that is no name.
  private func readRoot(_ root: ExprSyntax, _ scope: inout Scope, _ walk: inout Walk) {
    if let closure = root.as(ClosureExprSyntax.self) {
      readClosure(closure, scope, &walk, types: [], element: nil)
    } else if root.is(StringLiteralExprSyntax.self) || root.is(ArrayExprSyntax.self)
      || root.is(SequenceExprSyntax.self) || root.is(IfExprSyntax.self)
      || root.is(SwitchExprSyntax.self)
    {
      read(Syntax(root), &scope, &walk)
    } else {
      readChildren(of: Syntax(root), &scope, &walk)
    }
  }

  /// Reads a name without its type, `.save`, as what the place expects.
  private func readImplicit(
    _ access: MemberAccessExprSyntax, _ chain: CallChain, _ scope: inout Scope,
    _ walk: inout Walk, expected: TypeReference?
  ) {
    let token = access.declName.baseName
    let name = token.text.replacing("`", with: "")
    let location = walk.source.location(of: token)
    guard let expected else {
      appendUnresolved(name, labels: nil, location, scope, &walk)
      return
    }
    let type = table.qualified(expected, in: scope.owner).substituting(scope.generics)
    let owner = type.name == "Array" ? type.arguments.first ?? type : type
    var use = BodyReading.Use(
      declaration: nil, name: name, receiver: owner, result: owner, location: location)
    if let enumCase = table[owner.name]?.cases.first(where: { $0.name == name }) {
      use.declaration = .enumCase(enumCase, type: owner.name)
    } else if let property = table.property(name, of: owner)?.member {
      use.declaration = .property(property)
    } else if case .call(let call)? = chain.links.first,
      let function = table.function(name, labels: call.labels, of: owner)?.member
        ?? (name == "init" ? table.initializer(labels: call.labels, of: owner)?.member : nil)
    {
      use.declaration = .function(function)
      addArguments(of: call, to: function, scope, &walk)
    }
    if use.declaration != nil { walk.append(use, scope) }
  }

  /// A use of a property or a case; `nil` for what the sources do not declare.
  func use(
    _ site: TypeInference.NameSite, _ scope: Scope, _ source: ParsedSource
  ) -> BodyReading.Use? {
    let name = site.name.text.replacing("`", with: "")
    var use = BodyReading.Use(
      declaration: nil, name: name, receiver: site.receiver, result: site.result,
      location: source.location(of: site.name))
    use.isOnSelf = site.isOnSuper || isSelf(site.receiver, scope)
    if let property = site.property {
      use.declaration = .property(property)
    } else if let enumCase = site.enumCase, let type = site.receiver {
      use.declaration = .enumCase(enumCase, type: type.name)
    } else if site.receiver != nil || ElementType(queryName: name) != nil {
      return nil
    }
    return use
  }

  /// Whether a type is that of `self`, so that what is used on it runs on that type too.
  private func isSelf(_ type: TypeReference?, _ scope: Scope) -> Bool {
    guard let type else { return false }
    return type.name == scope.selfType.name
  }

  private func readCall(
    _ site: TypeInference.CallSite, _ chain: CallChain, _ scope: inout Scope,
    _ walk: inout Walk, expected: TypeReference?
  ) {
    var receiverExpression: ExprSyntax?
    if let called = site.call.calledExpression.as(MemberAccessExprSyntax.self) {
      receiverExpression = called.base
    }
    let location = walk.source.location(of: site.name)
    if let function = site.function {
      addArguments(of: site.call, to: function, scope, &walk)
      var use = BodyReading.Use(
        declaration: .function(function), name: function.fullName, receiver: site.receiver,
        types: metatypes(in: site.call, scope), result: site.result, location: location)
      use.bindings = bindings(of: function, site.call, scope, expected: expected ?? scope.result)
      use.isOnSelf = site.isOnSuper || isSelf(site.receiver, scope)
      if let result = site.result, let bound = use.bindings[result.name] { use.result = bound }
      if function.owner.isEmpty { use.receiver = nil }
      // Functions inside of the body are part of it.
      if scope.functions[function.name]?.key != function.key { walk.append(use, scope) }
    } else if site.receiver == nil, !site.isBare {
      appendUnresolved(site.name.text, labels: site.call.labels, location, scope, &walk)
    }
    if isApp {
      readSetting(site, scope, &walk)
    } else {
      readQuestion(site, chain, scope, &walk)
    }
    let isElementMethod = Self.elementMethods.contains(site.name.text) && site.function == nil
    readArguments(
      of: site.call, function: site.function, receiver: isElementMethod ? site.receiver : nil,
      element: isElementMethod ? receiverExpression : nil, &scope, &walk)
  }

  private func readCreation(
    _ site: TypeInference.CreationSite, _ scope: inout Scope, _ walk: inout Walk
  ) {
    let labels = site.call.labels
    let found = table.initializer(labels: labels, of: site.type)
    if let function = found?.member {
      addArguments(of: site.call, to: function, scope, &walk)
      walk.append(
        BodyReading.Use(
          declaration: .function(function), name: function.fullName, receiver: site.type,
          types: metatypes(in: site.call, scope), result: site.type,
          location: walk.source.location(of: site.name)), scope)
    } else if let type = table[site.type.name] {
      // A structure's own initialiser for all its properties.
      for argument in site.call.arguments {
        guard let label = argument.label?.text,
          let property = type.properties.first(where: { $0.name == label && $0.getter == nil })
        else { continue }
        walk.reading.arguments.add(
          ArgumentTable.Value(expression: argument.expression, scope: scope),
          toProperty: Declaration.property(property).id)
      }
    }
    if !isApp { readPredicate(site.call, named: site.name.text, nil, scope, &walk) }
    readArguments(
      of: site.call, function: found?.member, receiver: nil, element: nil, &scope, &walk)
  }

  private func readAccess(
    _ access: SubscriptCallExprSyntax, on type: TypeReference?, _ chain: CallChain, _ link: Int,
    _ scope: inout Scope, _ walk: inout Walk
  ) {
    var expected: TypeReference?
    if let type, let function = inference.declaredSubscript(of: access, on: type, in: scope)?.member
    {
      let matches = function.match(access.arguments)
      expected = matches.first?.parameter.type
      for match in matches {
        add(match, to: function, scope, &walk)
      }
      walk.append(
        BodyReading.Use(
          declaration: .function(function), name: function.fullName, receiver: type,
          result: function.returnType, location: walk.source.location(of: access.leftSquare)), scope
      )
    } else if !isApp, let argument = access.arguments.first, argument.label == nil {
      readQuestion(access, argument.expression, on: type, chain, link, scope, &walk)
    }
    for argument in access.arguments {
      read(Syntax(argument.expression), &scope, &walk, expected: expected)
    }
  }

  /// Reads a call's arguments and closures.
  private func readArguments(
    of call: FunctionCallExprSyntax, function: FunctionDeclaration?, receiver: TypeReference?,
    element: ExprSyntax?, _ scope: inout Scope, _ walk: inout Walk
  ) {
    let trailing =
      [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
    var parameters: [SyntaxIdentifier: FunctionDeclaration.Parameter] = [:]
    for match in function?.match(call.arguments, trailing: trailing) ?? [] where !match.isDefault {
      parameters[match.expression.id] = match.parameter
    }
    let elementType = receiver?.name == "Array" ? receiver?.arguments.first : receiver
    for expression in call.arguments.map(\.expression) + trailing.map({ ExprSyntax($0) }) {
      let parameter = parameters[expression.id]
      if let closure = expression.as(ClosureExprSyntax.self) {
        var types = parameter?.closureTypes.map { type in
          type.map { table.qualified($0, in: function?.owner ?? "") }
        }
        if types?.isEmpty ?? true, element != nil { types = [elementType] }
        readClosure(closure, scope, &walk, types: types ?? [], element: element)
      } else {
        let around = walk.givenTo
        if let function { walk.givenTo = [Declaration.function(function).id] }
        read(Syntax(expression), &scope, &walk, expected: parameter?.type)
        walk.givenTo = around
      }
    }
  }

  private func addArguments(
    of call: FunctionCallExprSyntax, to function: FunctionDeclaration, _ scope: Scope,
    _ walk: inout Walk
  ) {
    for match in function.match(call.arguments) { add(match, to: function, scope, &walk) }
  }

  private func add(
    _ match: (parameter: FunctionDeclaration.Parameter, expression: ExprSyntax, isDefault: Bool),
    to function: FunctionDeclaration, _ scope: Scope, _ walk: inout Walk
  ) {
    let scope = match.isDefault ? Declaration.function(function).scope(on: nil) : scope
    walk.reading.arguments.add(
      ArgumentTable.Value(expression: match.expression, scope: scope),
      toParameter: match.parameter.name, of: function.key)
  }

  /// Keeps a name on something unknown, which may mean any member of that name.
  private func appendUnresolved(
    _ name: String, labels: [String]?, _ location: SourceLocation, _ scope: Scope,
    _ walk: inout Walk
  ) {
    walk.append(
      BodyReading.Use(
        declaration: nil, name: name, receiver: nil, result: nil, labels: labels,
        location: location), scope)
  }

  /// The types that arguments name as `Type.self`.
  private func metatypes(in call: FunctionCallExprSyntax, _ scope: Scope) -> [TypeReference] {
    call.arguments.compactMap { inference.metatype($0.expression) }.map {
      table.qualified($0, in: scope.owner).substituting(scope.generics)
    }
  }

  /// What the generic parameters of a function stand for in one call of it.
  private func bindings(
    of function: FunctionDeclaration, _ call: FunctionCallExprSyntax, _ scope: Scope,
    expected: TypeReference?
  ) -> [String: TypeReference] {
    guard !function.generics.isEmpty else { return [:] }
    var result: [String: TypeReference] = [:]
    for match in function.match(call.arguments) where !match.isDefault {
      guard let type = match.parameter.type, function.generics.contains(type.name) else { continue }
      let given =
        type.isMetatype
        ? inference.metatype(match.expression)
        : inference.type(of: match.expression, in: scope)
      guard let given else { continue }
      result[type.name] = table.qualified(given, in: scope.owner).substituting(scope.generics)
    }
    if let declared = function.returnType, result[declared.name] == nil,
      function.generics.contains(declared.name), let expected
    {
      result[declared.name] = table.qualified(expected, in: scope.owner)
        .substituting(scope.generics)
    }
    return result
  }
}
