import SourceModel
import SwiftSyntax

/// Finds what a test makes of its pages and use cases, and in how many statements it calls them.
struct TestFlowReader {
  let inference: TypeInference
  let roles: TypeRoles

  /// What a test does; `nil` for a function without a body.
  func flow(of function: FunctionDeclaration, _ places: MemberPlaces) -> SuiteFacts.Flow? {
    guard let body = function.body else { return nil }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(body)
    var scope = Scope(function)
    for binding in finder.bindings {
      guard let value = binding.value else { continue }
      scope.bind(binding.pattern, declared: binding.declared, value: value, inference)
    }
    var flow = SuiteFacts.Flow(test: "\(function.owner)/\(function.name)")
    var statements: Set<SyntaxIdentifier> = []
    for call in finder.calls {
      if isMaking(call, in: scope) {
        flow.made.append(places.place(call.calledExpression, text: call))
      } else if let called = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        let type = inference.type(of: called, in: scope), !type.isMetatype, isOfSuite(type.name),
        let statement = call.statement, statements.insert(statement.id).inserted
      {
        flow.calls.append(places.place(statement, text: statement))
      }
    }
    return flow
  }

  /// Whether a call makes a page or a use case.
  private func isMaking(_ call: FunctionCallExprSyntax, in scope: Scope) -> Bool {
    let chain = CallChain(ExprSyntax(call))
    guard let name = chain.rootName?.text, scope.locals[name] == nil, scope.values[name] == nil
    else { return false }
    switch chain.links.count {
    case 1: break
    case 2:
      guard case .member(let made, _) = chain.links[0], made.text == "init" else { return false }
    default: return false
    }
    return isOfSuite(inference.table.qualifiedName(name, in: scope.owner))
  }

  private func isOfSuite(_ type: String) -> Bool { [.page, .useCase].contains(roles[type]) }

  private final class Finder: SyntaxVisitor {
    struct Binding {
      var pattern: PatternSyntax
      var declared: TypeReference?
      var value: ExprSyntax?
    }

    private(set) var calls: [FunctionCallExprSyntax] = []
    private(set) var bindings: [Binding] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      bind(node.pattern, node.typeAnnotation, node.initializer)
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      bind(node.pattern, node.typeAnnotation, node.initializer)
      return .visitChildren
    }

    private func bind(
      _ pattern: PatternSyntax, _ declared: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?
    ) {
      bindings.append(
        Binding(
          pattern: pattern, declared: declared.flatMap { TypeReference($0.type) },
          value: value?.value))
    }
  }
}

extension SyntaxProtocol {
  /// The statement that a node is a part of.
  fileprivate var statement: CodeBlockItemSyntax? {
    var node = parent
    while let current = node {
      if let statement = current.as(CodeBlockItemSyntax.self) { return statement }
      node = current.parent
    }
    return nil
  }
}
