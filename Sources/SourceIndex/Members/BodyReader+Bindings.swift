import SourceModel
import SwiftSyntax

extension BodyReader {
  func readBinding(
    _ binding: PatternBindingSyntax, _ scope: inout Scope, _ walk: inout Walk
  ) {
    let declared = binding.typeAnnotation.flatMap { TypeReference($0.type) }
    if let value = binding.initializer?.value {
      read(Syntax(value), &scope, &walk, expected: declared)
    }
    if let accessors = binding.accessorBlock {
      var inner = scope
      readChildren(of: Syntax(accessors), &inner, &walk)
    }
    scope.bind(
      binding.pattern, declared: declared, value: binding.initializer?.value,
      assigned: walk.assignments, changed: walk.changed, inference)
  }

  func readCondition(
    _ binding: OptionalBindingConditionSyntax, _ scope: inout Scope, _ walk: inout Walk
  ) {
    let declared = binding.typeAnnotation.flatMap { TypeReference($0.type) }
    if let value = binding.initializer?.value {
      read(Syntax(value), &scope, &walk, expected: declared)
      scope.bind(binding.pattern, declared: declared, value: value, inference)
    } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      // `if let page`: the same name, unwrapped.
      let reference = ExprSyntax(DeclReferenceExprSyntax(baseName: name))
      readName(name, &scope, &walk)
      if scope.locals[name.text] == nil, let type = inference.type(of: reference, in: scope) {
        scope.locals[name.text] = type
      }
    }
  }

  /// Reads a name that stands alone as the use that it may be.
  private func readName(_ name: TokenSyntax, _ scope: inout Scope, _ walk: inout Walk) {
    let chain = CallChain(ExprSyntax(DeclReferenceExprSyntax(baseName: name)))
    let location = walk.source.location(of: name)
    _ = inference.follow(chain, in: scope) { sight in
      if case .name(let site) = sight, var use = self.use(site, scope, walk.source) {
        use.location = location
        walk.append(use, scope)
      }
    }
  }

  func readLoop(_ loop: ForStmtSyntax, _ scope: Scope, _ walk: inout Walk) {
    var inner = scope
    read(Syntax(loop.sequence), &inner, &walk)
    let element = inference.type(of: loop.sequence, in: inner)?.arguments.first
    inner.bind(loop.pattern, type: element, value: .element(loop.sequence, scope))
    if let condition = loop.whereClause { read(Syntax(condition), &inner, &walk) }
    for item in loop.body.statements { read(Syntax(item.item), &inner, &walk) }
  }

  func readSwitch(
    _ choice: SwitchExprSyntax, _ scope: Scope, _ walk: inout Walk, expected: TypeReference?
  ) {
    var outer = scope
    read(Syntax(choice.subject), &outer, &walk)
    // That a case is compared with is no use of it.
    let subject = inference.type(of: choice.subject, in: scope)
    let branches = inference.branches(of: choice, in: scope)
    for (candidate, selfCases) in branches {
      var inner = scope
      inner.selfCases = selfCases
      if case .case(let patterns) = candidate.label {
        for item in patterns.caseItems {
          // What a pattern binds can be anything.
          for name in item.pattern.boundNames { inner.hide(name) }
          if let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression,
            TypeInference.caseName(item.pattern) == nil
          {
            read(Syntax(expression), &inner, &walk, expected: subject)
          }
          if let condition = item.whereClause { read(Syntax(condition), &inner, &walk) }
        }
      }
      let only = candidate.statements.count == 1 ? expected ?? scope.result : nil
      for item in candidate.statements { read(Syntax(item.item), &inner, &walk, expected: only) }
    }
  }

  /// Reads a closure's body: the types of its parameters are known as far as its call says them,
  /// and the first one may be an element of a sequence.
  func readClosure(
    _ closure: ClosureExprSyntax, _ scope: Scope, _ walk: inout Walk, types: [TypeReference?],
    element: ExprSyntax?
  ) {
    var inner = scope
    inner.result = nil
    var names = ["$0", "$1", "$2"]
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.text)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      for parameter in clause.parameters {
        inner.locals[(parameter.secondName ?? parameter.firstName).text] =
          parameter.type.flatMap { TypeReference($0) }
      }
    case nil: break
    }
    for (index, name) in names.enumerated() {
      let known = index < types.count ? types[index] : nil
      let value = element.flatMap { index == 0 ? Scope.Value.element($0, scope) : nil }
      if let type = known ?? inner.ownLocal(name, in: closure) {
        inner.locals[name] = type
      } else {
        inner.locals[name] = nil
      }
      inner.values[name] = value ?? .opaque
    }
    let assignments = AssignmentCollector(closure.statements)
    walk.assignments.merge(assignments.values) { $0 + $1 }
    walk.changed.formUnion(assignments.changed)
    for item in closure.statements { read(Syntax(item.item), &inner, &walk) }
  }

  /// Reads a function declared inside the body; its parameters are what calls of it hand over.
  func readLocalFunction(
    _ node: FunctionDeclSyntax, _ scope: inout Scope, _ walk: inout Walk
  ) {
    let function = MemberReader.function(node, owner: "", source: walk.source)
    scope.functions[function.name] = function
    var inner = scope
    for parameter in function.parameters {
      inner.locals[parameter.name] = parameter.type
      inner.values[parameter.name] = .parameter(function: function.key, name: parameter.name)
    }
    inner.result = function.returnType
    guard let body = function.body else { return }
    for item in body.statements { read(Syntax(item.item), &inner, &walk) }
  }

  /// Reads operands in order; an assignment tells what a property holds.
  func readSequence(
    _ sequence: SequenceExprSyntax, _ scope: inout Scope, _ walk: inout Walk,
    expected: TypeReference?
  ) {
    let parts = Array(sequence.elements)
    let isAssignment = parts.count >= 3 && parts[1].is(AssignmentExprSyntax.self)
    let isComparison = parts.contains {
      ["==", "!=", "~="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    }
    var type = expected
    if isAssignment || isComparison { type = inference.type(of: parts[0], in: scope) }
    for part in parts where !part.is(BinaryOperatorExprSyntax.self) {
      if let ternary = part.as(UnresolvedTernaryExprSyntax.self) {
        read(Syntax(ternary.thenExpression), &scope, &walk, expected: type)
      } else {
        read(Syntax(part), &scope, &walk, expected: type)
      }
    }
    guard isAssignment, parts.count == 3 else { return }
    readAssignment(of: parts[2], to: parts[0], scope, &walk)
    if let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
      scope.locals[name] == nil, scope.values[name] != nil,
      let assigned = inference.type(of: parts[2], in: scope)
    {
      scope.locals[name] = assigned
    }
  }

  private func readAssignment(
    of value: ExprSyntax, to target: ExprSyntax, _ scope: Scope, _ walk: inout Walk
  ) {
    let chain = CallChain(target)
    if isApp, case .member(let name, _)? = chain.links.last,
      let kind = Self.settingProperties[name.text]
    {
      walk.reading.settings.append(
        BodyReading.SettingSite(
          kind: kind, text: value,
          expression: "\(name.text) = \(CondensedText.text(of: value))",
          location: walk.source.location(of: name), scope: scope))
    }
    var last: TypeInference.NameSite?
    _ = inference.follow(chain, in: scope) { if case .name(let site) = $0 { last = site } }
    guard let property = last?.property else { return }
    walk.reading.arguments.add(
      ArgumentTable.Value(expression: value, scope: scope),
      toProperty: Declaration.property(property).id)
  }

  private static let settingProperties: [String: CodeSetting.Kind] = [
    "accessibilityIdentifier": .identifier, "accessibilityLabel": .label,
  ]
}
