import SourceModel
import SwiftSyntax

/// Reads the calls of a body, in the order in which they are made when no branch is skipped.
struct StepReader {
  let inference: TypeInference
  let roles: TypeRoles

  /// How deep statements and closures may be nested; deeper ones are not read.
  private static let depthLimit = 200
  /// Length to which the text of a step is cut.
  private static let titleLimit = 120

  /// The steps of a function's body.
  func steps(of function: FunctionDeclaration) -> [Step] {
    guard let body = function.body else { return [] }
    var walk = Walk(source: function.source)
    var scope = Scope(function)
    read(Syntax(body.statements), &scope, &walk)
    return walk.steps
  }

  /// What is carried along while a body is read.
  struct Walk {
    var source: ParsedSource
    var steps: [Step] = []
    var depth = 0
    /// Whether the calls are arguments of an assertion, whose own step stands for the raw ones.
    var isInAssertion = false
    /// The branch that is being read, and how many there are so far.
    var branch = StepBranch()
    var branches = 0
  }

  /// Reads a node and what is in it.
  func read(_ node: Syntax, _ scope: inout Scope, _ walk: inout Walk) {
    guard walk.depth < Self.depthLimit else { return }
    walk.depth += 1
    defer { walk.depth -= 1 }
    if let binding = node.as(PatternBindingSyntax.self) {
      readBinding(binding, &scope, &walk)
    } else if let binding = node.as(OptionalBindingConditionSyntax.self) {
      readCondition(binding, &scope, &walk)
    } else if let conditional = node.as(IfConfigDeclSyntax.self) {
      if case .statements(let active)? = CompilationCondition.activeClause(of: conditional)?
        .elements
      {
        read(Syntax(active), &scope, &walk)
      }
    } else if node.is(FunctionDeclSyntax.self) || node.asProtocol((any DeclGroupSyntax).self) != nil
    {
      // Declared here, called elsewhere.
      return
    } else if let sequence = node.as(SequenceExprSyntax.self) {
      readSequence(sequence, &scope, &walk)
    } else if let conditions = node.as(ConditionElementListSyntax.self) {
      readConditions(conditions, &scope, &walk)
    } else if let macro = node.as(MacroExpansionExprSyntax.self), Self.isExpectation(macro) {
      readExpectation(macro, &scope, &walk)
    } else if isChain(node), let expression = ExprSyntax(node) {
      readChain(CallChain(expression), &scope, &walk)
    } else if isBlock(node) {
      var inner = scope
      branched(Self.isBranch(node), isDeferred: node.parent?.is(DeferStmtSyntax.self), &walk) {
        readChildren(of: node, &inner, &$0)
      }
    } else {
      readChildren(of: node, &scope, &walk)
    }
  }

  private func readChildren(of node: Syntax, _ scope: inout Scope, _ walk: inout Walk) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      read(child, &scope, &walk)
    }
  }

  /// Whether names introduced in a node end with it.
  private func isBlock(_ node: Syntax) -> Bool {
    switch node.kind {
    case .codeBlock, .closureExpr, .ifExpr, .whileStmt, .forStmt, .switchCase: true
    default: false
    }
  }

  /// Whether a node is an expression that a call chain consists of.
  private func isChain(_ node: Syntax) -> Bool {
    switch node.kind {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .tryExpr, .awaitExpr,
      .forceUnwrapExpr, .optionalChainingExpr, .genericSpecializationExpr:
      true
    default: false
    }
  }

  private func readBinding(
    _ binding: PatternBindingSyntax, _ scope: inout Scope, _ walk: inout Walk
  ) {
    guard let value = binding.initializer?.value else { return }
    read(Syntax(value), &scope, &walk)
    bind(binding.pattern, declared: binding.typeAnnotation, value, &scope)
  }

  private func readCondition(
    _ binding: OptionalBindingConditionSyntax, _ scope: inout Scope, _ walk: inout Walk
  ) {
    guard let value = binding.initializer?.value else { return }
    read(Syntax(value), &scope, &walk)
    bind(binding.pattern, declared: binding.typeAnnotation, value, &scope)
  }

  private func bind(
    _ pattern: PatternSyntax, declared: TypeAnnotationSyntax?, _ value: ExprSyntax,
    _ scope: inout Scope
  ) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    scope.locals[name] =
      declared.flatMap { TypeReference($0.type) } ?? inference.type(of: value, in: scope)
  }

  /// Reads operands in order; an assignment to a local name gives it a type.
  private func readSequence(
    _ sequence: SequenceExprSyntax, _ scope: inout Scope, _ walk: inout Walk
  ) {
    let parts = Array(sequence.elements)
    let always = parts.prefix { !Self.leavesOutOperand($0) }
    for part in always { read(Syntax(part), &scope, &walk) }
    branched(always.count < parts.count, &walk) { walk in
      for part in parts[always.count...] { read(Syntax(part), &scope, &walk) }
    }
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
      scope.locals[name] == nil, let type = inference.type(of: parts[2], in: scope)
    {
      scope.locals[name] = type
    }
  }

  /// Reads a call chain: of each link first the arguments, then the call, then what its closures
  /// do.
  private func readChain(_ chain: CallChain, _ scope: inout Scope, _ walk: inout Walk) {
    if let macro = chain.root.as(MacroExpansionExprSyntax.self) {
      read(Syntax(macro), &scope, &walk)
    } else if chain.rootName == nil {
      readChildren(of: Syntax(chain.root), &scope, &walk)
    }
    var sites: [SyntaxIdentifier: TypeInference.CallSite] = [:]
    _ = inference.follow(chain, in: scope) { sight in
      if case .call(let site) = sight { sites[site.call.id] = site }
    }
    let outer = walk.branch
    defer { walk.branch = outer }
    for (position, link) in chain.links.enumerated() {
      if chain.optionalLinks.contains(position) { enterBranch(&walk) }
      switch link {
      case .member: break
      case .subscript(let access):
        for argument in access.arguments { read(Syntax(argument.expression), &scope, &walk) }
      case .call(let call):
        let step = sites[call.id].flatMap { self.step(for: $0, walk) }
        let isAssertion = sites[call.id].map(isAssertion) ?? false
        let before = walk.isInAssertion
        walk.isInAssertion = before || isAssertion
        let site = sites[call.id]
        for (place, argument) in call.arguments.enumerated()
        where !argument.expression.is(ClosureExprSyntax.self) {
          branched(site.map { mayLeaveOut(argument: place, of: $0) } ?? false, &walk) { walk in
            read(Syntax(argument.expression), &scope, &walk)
          }
        }
        walk.isInAssertion = before
        if let step { walk.steps.append(step) }
        for argument in call.arguments where argument.expression.is(ClosureExprSyntax.self) {
          read(Syntax(argument.expression), &scope, &walk)
        }
        if let closure = call.trailingClosure { read(Syntax(closure), &scope, &walk) }
        for closure in call.additionalTrailingClosures {
          read(Syntax(closure.closure), &scope, &walk)
        }
      }
    }
  }

  private static func isExpectation(_ macro: MacroExpansionExprSyntax) -> Bool {
    ["expect", "require"].contains(macro.macroName.text)
  }

  /// Reads an expectation of Swift Testing's as an assertion is read: what it asks, itself, and then what
  /// its closure does.
  private func readExpectation(
    _ macro: MacroExpansionExprSyntax, _ scope: inout Scope, _ walk: inout Walk
  ) {
    let before = walk.isInAssertion
    walk.isInAssertion = true
    readChildren(of: Syntax(macro.arguments), &scope, &walk)
    walk.isInAssertion = before
    let title =
      "#\(macro.macroName.text)("
      + CondensedText.text(of: macro.arguments, limit: Self.titleLimit) + ")"
    walk.steps.append(
      Step(
        title: title, target: .other, location: walk.source.location(of: macro.pound),
        endLine: walk.source.endLine(of: macro), branch: walk.branch))
    if let closure = macro.trailingClosure { read(Syntax(closure), &scope, &walk) }
  }

  func isAssertion(_ site: TypeInference.CallSite) -> Bool {
    site.isBare && site.function == nil && XCUIVocabulary.isStep(function: site.name.text)
  }

  /// The step that a call makes, if it is worth one.
  private func step(for site: TypeInference.CallSite, _ walk: Walk) -> Step? {
    guard let (title, target) = titleAndTarget(of: site, walk) else { return nil }
    return Step(
      title: title, target: target, location: walk.source.location(of: site.name),
      endLine: walk.source.endLine(of: site.call), branch: walk.branch)
  }

  private func titleAndTarget(
    of site: TypeInference.CallSite, _ walk: Walk
  ) -> (title: String, target: Step.Target)? {
    let method = site.function?.fullName ?? Self.name(site.name.text, labels: site.call.labels)
    guard let receiver = site.receiver else {
      if let function = site.function {
        guard !steps(of: function, calledFrom: walk).isEmpty else { return nil }
        return (method, .useCase(type: function.owner, method: method))
      }
      guard isAssertion(site) else { return nil }
      return (text(of: site), .other)
    }
    // The type that declares the method is the one whose list holds it.
    let owner = site.function?.owner ?? receiver.name
    let title = "\(receiver.name).\(method)"
    switch roles[receiver.name] {
    case .page:
      return (title, .page(type: roles[owner] == .page ? owner : receiver.name, method: method))
    case .useCase: return (title, .useCase(type: owner, method: method))
    case .testClass:
      return site.function == nil ? nil : (method, .useCase(type: owner, method: method))
    case nil: break
    }
    if roles[owner] == .page { return (title, .page(type: owner, method: method)) }
    guard isRawStep(site, on: receiver), !walk.isInAssertion else { return nil }
    return (text(of: site), .other)
  }

  /// Whether a call on one of the API's own values does something.
  private func isRawStep(_ site: TypeInference.CallSite, on receiver: TypeReference) -> Bool {
    if XCUIVocabulary.namespaces.contains(receiver.name) { return true }
    return XCUIVocabulary.types.contains(receiver.name) && !receiver.isMetatype
      && XCUIVocabulary.result(of: site.name.text, on: receiver) == nil
      && !(site.function?.returnType.map { XCUIVocabulary.types.contains($0.name) } ?? false)
  }

  /// Steps of a function outside of types; none for one that is being read already.
  private func steps(of function: FunctionDeclaration, calledFrom walk: Walk) -> [Step] {
    guard walk.depth < Self.depthLimit / 4 else { return [] }
    guard let body = function.body else { return [] }
    var inner = Walk(source: function.source)
    inner.depth = walk.depth + Self.depthLimit / 16
    var scope = Scope(function)
    read(Syntax(body.statements), &scope, &inner)
    return inner.steps
  }

  /// A call's text without its trailing closures.
  private func text(of site: TypeInference.CallSite) -> String {
    var call = site.call
    guard call.trailingClosure != nil else {
      return CondensedText.text(of: call, limit: Self.titleLimit)
    }
    call.trailingClosure = nil
    call.additionalTrailingClosures = []
    return CondensedText.text(of: call, limit: Self.titleLimit)
  }

  /// A name with argument labels.
  private static func name(_ base: String, labels: [String]) -> String {
    let labels = labels.map { $0 == FunctionDeclaration.trailingClosureLabel ? "_" : $0 }
    return "\(base)(\(labels.map { "\($0):" }.joined()))"
  }
}
